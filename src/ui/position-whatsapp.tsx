import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { PositionWords } from '@/content/position-types';
import { whatsappHref } from '@/lib/links';
import { messageWithPosition, usePosition } from '@/lib/position';
import { until, useExpiry } from '@/lib/use-expiry';
import { track } from '@/tracking';
import { SmsLink, WhatsAppLink } from './contact-links';
import { cx } from './cx';
import { Icon } from './icon';

/**
 * A position that comes later than this after the tap waits for the next tap, in
 * milliseconds: by then the visitor reads or calls.
 */
const OPENS_WITHIN_MS = 5_000;
/** A position is forgotten after this long, in milliseconds: a tab that stays open may travel. */
const LASTS_MS = 10 * 60_000;

interface Props {
  label: string;
  words: PositionWords;
  message: string;
  source: string;
  look?: string;
}

/** Opens a tab, if the browser still counts the tap (positions can take longer than that). */
function openIfAllowed(address: string): boolean {
  if (navigator.userActivation && !navigator.userActivation.isActive) return false;
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

/**
 * A WhatsApp link that asks for the visitor's position on the tap and puts a maps link into the draft. Without
 * JavaScript, and whenever the position is refused or late, the plain draft is one tap away. The same draft goes by SMS
 * where WhatsApp doesn't get through.
 */
export function PositionWhatsApp({ label, words, message, source, look = 'btn btn-whatsapp' }: Props) {
  const { state, locate, reset } = usePosition();
  const opened = useRef(false);
  const [tappedAt, setTappedAt] = useState(0);
  const located = state.status === 'ready' ? messageWithPosition(message, state.fix, words) : undefined;

  useEffect(() => {
    if (!located || opened.current) return;
    opened.current = true;
    if (Date.now() - tappedAt > OPENS_WITHIN_MS) return;
    if (openIfAllowed(whatsappHref(located))) track({ name: 'whatsapp', source });
  }, [located, source, tappedAt]);
  useExpiry(located ? tappedAt + LASTS_MS : undefined, until, reset);

  const onClick = (event: MouseEvent) => {
    // Already handled: a tap from before hydration, whose chat has been opened.
    if (located || event.defaultPrevented) return track({ name: 'whatsapp', source });
    event.preventDefault();
    if (state.status === 'locating') return;
    opened.current = false;
    setTappedAt(Date.now());
    locate();
  };
  // As wide as the button, never wider: what appears below must not push the buttons beside it.
  const below = 'w-0 min-w-full';
  const link = cx(
    below,
    'inline-flex min-h-12 items-center gap-2 leading-snug font-semibold underline underline-offset-4',
  );

  return (
    <div className="flex flex-col gap-2 has-[>:empty]:gap-0">
      <a
        href={whatsappHref(located ?? message)}
        target="_blank"
        rel="noopener noreferrer"
        className={look}
        onClick={onClick}
      >
        <Icon name="whatsapp" />
        {label}
      </a>
      <div role="status" className={cx(below, 'text-base leading-snug')}>
        {state.status === 'locating' && (
          <p>
            {words.locating} {words.allow}
          </p>
        )}
        {state.status === 'failed' && (
          <>
            <p>
              <strong className="block">{words.failures[state.failure].title}</strong>{' '}
              {words.failures[state.failure].help}
            </p>
            <p className="mt-2">{words.manual}</p>
          </>
        )}
        {located && (
          <p>
            {words.whatsapp.ready} {words.whatsapp.send}
          </p>
        )}
      </div>
      {(state.status === 'locating' || state.status === 'failed') && (
        <WhatsAppLink message={message} source={source} look={link}>
          {words.whatsapp.without}
        </WhatsAppLink>
      )}
      {located && (
        <>
          <WhatsAppLink message={located} source={source} look={link}>
            {words.whatsapp.open}
          </WhatsAppLink>
          <SmsLink body={located} source={source} look={link}>
            {words.whatsapp.sms}
          </SmsLink>
        </>
      )}
    </div>
  );
}
