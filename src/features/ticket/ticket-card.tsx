import { useEffect, useState } from 'react';
import { ticketWords } from '@/content/ticket';
import { LINK_URL } from '@/contract/job/addresses';
import type { LinkProblem, TrackView } from '@/contract/job/link';
import type { Ticket } from '@/contract/job/ticket';
import { useLang } from '@/lib/lang';
import { dropTicket, readTicket, TICKET_KEPT } from '@/lib/ticket';
import { Icon } from '@/ui/icon';

/** Whether the job lives: undefined where no answer came, and the card stays. */
async function isOpen({ path }: Ticket): Promise<boolean | undefined> {
  try {
    const headers = { Authorization: `Bearer ${path.replace(/^.*#/, '')}` };
    const response = await fetch(LINK_URL, { headers, cache: 'no-store' });
    const answer = (await response.json()) as Partial<TrackView & LinkProblem>;
    if (answer.link) return false;
    return response.ok && answer.purpose === 'track' ? answer.endedAt === undefined : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Leads from the home page and the booking page to the ticket, for as long as the job
 * lives. Fixed: it moves nothing when it comes.
 */
export function TicketCard() {
  const words = ticketWords[useLang()];
  const [ticket, setTicket] = useState(readTicket);
  useEffect(() => {
    const kept = () => setTicket(readTicket());
    addEventListener(TICKET_KEPT, kept);
    return () => removeEventListener(TICKET_KEPT, kept);
  }, []);
  useEffect(() => {
    if (!ticket) return;
    let current = true;
    void isOpen(ticket).then((open) => {
      if (!current || open !== false) return;
      dropTicket();
      setTicket(undefined);
    });
    return () => {
      current = false;
    };
  }, [ticket]);
  if (!ticket) return null;
  return (
    <aside
      data-notice
      aria-label={words.label}
      className="fixed inset-x-2 bottom-[calc(var(--bar-height)+var(--offline-height)+0.5rem)] z-40 mx-auto max-w-xl"
    >
      <a
        href={ticket.path}
        className="flex min-h-14 items-center gap-3 rounded-xl border-2 border-amber-400 bg-asphalt-900 px-4 py-2 font-semibold text-white shadow-xl"
      >
        <Icon name="truck" className="size-6 shrink-0" />
        <span>
          {words.text}{' '}
          <bdi dir="ltr" className="whitespace-nowrap">
            {ticket.reference}
          </bdi>
        </span>
      </a>
    </aside>
  );
}
