import { useEffect, useId, useRef, useState } from 'react';
import type { AdminWords } from '@/content/en/admin';
import type { DashboardData } from '../data/use-dashboard';
import { Dot } from './dot';
import { integrations, type Integration } from './integrations';

interface Props {
  words: AdminWords;
  data: Pick<DashboardData, 'database' | 'ads'>;
}

/** The four status dots of the header. Each says its state, and by pointer, focus or tap when it was checked. */
export function HealthDots({ words, data }: Props) {
  return (
    <ul
      aria-label={words.header.statusTitle}
      className="relative flex w-full flex-wrap justify-between gap-x-2 sm:w-auto sm:gap-x-4 lg:gap-x-5"
    >
      {integrations(words.health, data).map((integration) => (
        <li key={integration.id}>
          <HealthDot integration={integration} words={words.health} />
        </li>
      ))}
    </ul>
  );
}

/**
 * On a phone only the word that tells it from the others shows, so that the four stand on
 * one line; the name is the whole one.
 */
function Name({ full, short }: { full: string; short: string }) {
  const [before = '', after = ''] = full.split(short).map((part) => part.trim());
  return (
    <span>
      {before && (
        <>
          <span className="max-sm:sr-only">{before}</span>{' '}
        </>
      )}
      {short}
      {after && (
        <>
          {' '}
          <span className="max-sm:sr-only">{after}</span>
        </>
      )}
    </span>
  );
}

function HealthDot({
  integration: { id, name, state, lastCheck },
  words,
}: {
  integration: Integration;
  words: AdminWords['health'];
}) {
  const [open, setOpen] = useState(false);
  const tip = useId();
  const root = useRef<HTMLDivElement>(null);
  // Listens on the window: a tooltip that was opened by hovering has no focus, nor has one that was opened by a tap on
  // an iPhone, whose next tap elsewhere closes it.
  useEffect(() => {
    if (!open) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    const away = ({ target }: PointerEvent) => root.current?.contains(target as Node) || setOpen(false);
    addEventListener('keydown', close);
    addEventListener('pointerdown', away);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', away);
    };
  }, [open]);
  return (
    // On a phone its tip is as wide as the row of dots.
    <div ref={root} className="sm:relative" onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        data-dot={id}
        className="flex min-h-12 min-w-12 items-center gap-1.5 font-heading text-base whitespace-nowrap lg:text-lg"
        aria-describedby={open ? tip : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <Dot state={state} />
        <Name full={name} short={words.short[id]} />
        <span className="sr-only">{`: ${words.states[state]}`}</span>
      </button>
      {open && (
        <p
          role="tooltip"
          className="absolute start-0 top-full z-50 max-sm:end-0 sm:w-max sm:max-w-56 rounded-lg bg-card px-3 py-2 text-base text-ink shadow-lg"
        >
          {/* The state is in the button's name already. */}
          <span>{words.states[state]}</span>. <span id={tip}>{`${words.lastCheck}: ${lastCheck}`}</span>
        </p>
      )}
    </div>
  );
}
