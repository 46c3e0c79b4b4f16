import { site } from '@/config/site';
import type { LayoutContent } from '@/content/layout-types';
import { smsHref, telHref, whatsappHref } from '@/lib/links';
import { track } from '@/tracking';
import { CALL_SEEN } from '@/ui/call-seen';
import { PageLink } from '@/ui/page-link';

const ITEM =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 text-center text-[0.8125rem] font-semibold leading-none no-underline max-[22rem]:text-xs sm:text-sm';
const GLYPH = 'size-6 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]';

/** Drawn inline: the bar must be whole with the first bytes, before any other file. */
const PHONE =
  'M21 16.5v3a2 2 0 0 1-2.2 2A17.5 17.5 0 0 1 2.5 5.2 2 2 0 0 1 4.5 3h3a1.5 1.5 0 0 1 1.5 1.3l.6 3a1.5 1.5 0 0 1-.4 1.4L7.7 10.2a14 14 0 0 0 6.1 6.1l1.5-1.5a1.5 1.5 0 0 1 1.4-.4l3 .6a1.5 1.5 0 0 1 1.3 1.5z';

type BarWords = Pick<LayoutContent, 'bar' | 'whatsappMessage' | 'smsMessage'> & {
  footer: Pick<LayoutContent['footer'], 'sms'>;
};

/**
 * The bar at the bottom edge of phones, within the thumb's reach; on wide screens only its round emergency call button
 * stays, floating. Its height is set in CSS, so that it is placed right while its parts are still arriving.
 */
export function ThumbBar({ words }: { words: BarWords }) {
  const { bar } = words;
  return (
    <nav
      aria-label={bar.label}
      data-thumb-bar
      className="on-dark fixed inset-x-0 bottom-0 z-40 min-h-[calc(3.75rem+env(safe-area-inset-bottom))] bg-asphalt-950 pb-[env(safe-area-inset-bottom)] text-white shadow-[0_-4px_16px_rgb(0_0_0/0.35)] lg:pointer-events-none lg:inset-x-auto lg:min-h-0 lg:end-6 lg:bottom-6 lg:bg-transparent lg:shadow-none"
    >
      <div className="mx-auto grid max-w-xl grid-cols-[1fr_1fr_4.75rem_1fr_1fr] items-end gap-x-[6px] max-[22rem]:gap-x-1 px-1 pb-1 lg:block lg:p-0">
        <a
          className={`${ITEM} lg:hidden`}
          href={whatsappHref(words.whatsappMessage)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => track({ name: 'whatsapp', source: 'thumb bar' })}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" className={`${GLYPH} text-whatsapp`} aria-hidden="true">
            <path d="M3 21l1.6-4.7A8.8 8.8 0 1 1 8 19.6zM9 8.5c-.3 3.5 3 6.7 6.5 6.5" />
          </svg>
          {bar.whatsapp}
        </a>
        <PageLink className={`${ITEM} lg:hidden`} page="book">
          <svg viewBox="0 0 24 24" width="24" height="24" className={GLYPH} aria-hidden="true">
            <path d="M5 5h14v15H5zM5 10h14M9 3v4M15 3v4M9 14.5l2 2 4-4" />
          </svg>
          {bar.book}
        </PageLink>
        <a
          href={telHref()}
          aria-label={`${bar.callLabel} ${site.hotline}`}
          onClick={() => track({ name: 'call', source: 'emergency button' })}
          className="pointer-events-auto mx-auto -mt-5 grid size-[4.75rem] place-items-center rounded-full border-4 border-asphalt-950 bg-amber-400 text-asphalt-950 no-underline lg:mt-0 lg:size-18 lg:shadow-xl"
          data-emergency-call
        >
          <span className="flex flex-col items-center gap-0.5">
            <svg viewBox="0 0 24 24" width="28" height="28" className="size-7 fill-current" aria-hidden="true">
              <path d={PHONE} />
            </svg>
            <span className="text-[0.9375rem] leading-none font-bold" {...CALL_SEEN}>
              {bar.call}
            </span>
          </span>
        </a>
        <a
          className={`${ITEM} lg:hidden`}
          href={smsHref(words.smsMessage)}
          onClick={() => track({ name: 'sms', source: 'thumb bar' })}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" className={GLYPH} aria-hidden="true">
            <path d="M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12.5h5" />
          </svg>
          {words.footer.sms}
        </a>
        <PageLink className={`${ITEM} lg:hidden`} page="stranded">
          <svg viewBox="0 0 24 24" width="24" height="24" className={`${GLYPH} text-danger-light`} aria-hidden="true">
            <path d="M12 3.5L22 20.5H2zM12 10v5M12 18v.1" />
          </svg>
          {bar.stranded}
        </PageLink>
      </div>
    </nav>
  );
}
