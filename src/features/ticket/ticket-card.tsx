import { useEffect, useState } from 'react';
import { ticketWords } from '@/content/ticket';
import { LINK_URL } from '@/contract/job/addresses';
import type { LinkProblem, TrackView } from '@/contract/job/link';
import { UNDO_MS } from '@/contract/job/steps';
import type { Ticket } from '@/contract/job/ticket';
import { useLang } from '@/lib/lang';
import { dropTicket, readTickets, TICKET_KEPT } from '@/lib/ticket';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

/** Whether the job is still open; undefined without an answer, and then the card stays. */
async function isOpen({ path }: Ticket): Promise<boolean | undefined> {
  try {
    const headers = { Authorization: `Bearer ${path.replace(/^.*#/, '')}` };
    const response = await fetch(LINK_URL, { headers, cache: 'no-store' });
    const answer = (await response.json()) as Partial<TrackView & LinkProblem>;
    if (answer.link) return false;
    if (!response.ok || answer.purpose !== 'track') return undefined;
    const { state, endedAt, now = '' } = answer;
    // A "done" may still be undone, and a card that is gone does not come back.
    return endedAt === undefined || (state === 'done' && Date.parse(now) - Date.parse(endedAt) < UNDO_MS);
  } catch {
    return undefined;
  }
}

/**
 * Leads from the home page and the booking page to the tickets, for as long as their jobs
 * live. Fixed: it moves nothing when it comes. A notice (`outbox/notice.ts`), which stands
 * in the same place, goes first: on a small phone there is no room for both.
 */
export function TicketCard() {
  const words = ticketWords[useLang()];
  const [tickets, setTickets] = useState(readTickets);
  useEffect(() => {
    const look = async (ticket: Ticket) => {
      if ((await isOpen(ticket)) !== false) return;
      dropTicket(ticket);
      setTickets(readTickets());
    };
    const lookAtAll = () => {
      const kept = readTickets();
      setTickets(kept);
      for (const ticket of kept) void look(ticket);
    };
    lookAtAll();
    // Restored by Back from the browser's cache, or a tab that is looked at again: a job may have ended since, and
    // another tab may have booked.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && lookAtAll();
    const seen = () => document.visibilityState === 'visible' && lookAtAll();
    addEventListener(TICKET_KEPT, lookAtAll);
    addEventListener('pageshow', shown);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener(TICKET_KEPT, lookAtAll);
      removeEventListener('pageshow', shown);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  if (tickets.length === 0) return null;
  // Three full lines would be a third of a small phone's window: there, several are two a line.
  const several = tickets.length > 1;
  return (
    <aside
      data-notice={several ? 'high' : ''}
      aria-label={words.label}
      className="fixed inset-x-2 bottom-[calc(var(--bar-height)+var(--offline-height)+0.5rem)] z-40 mx-auto flex max-w-xl flex-wrap gap-1 [:has(>#rnm-notice)_&]:hidden"
    >
      {tickets.map(({ path, reference }) => (
        <a
          key={reference}
          href={path}
          // It may appear under the second click of a double click on "Book" (`ui/form/one-press.ts`).
          className={cx(
            'flex items-center rounded-xl in-data-pressed:pointer-events-none border-2 border-amber-400 bg-asphalt-900 py-2 text-base font-semibold text-white shadow-xl',
            several
              ? 'min-h-12 grow gap-1 px-1.5 sm:min-h-14 sm:basis-full sm:gap-2 sm:px-3'
              : 'min-h-14 basis-full gap-2 px-3',
          )}
        >
          <Icon name="truck" className={several ? 'size-5 shrink-0 sm:size-6' : 'size-6 shrink-0'} />
          <span>
            <span className={several ? 'max-sm:sr-only' : undefined}>{words.text}</span>{' '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {reference}
            </bdi>
          </span>
        </a>
      ))}
    </aside>
  );
}
