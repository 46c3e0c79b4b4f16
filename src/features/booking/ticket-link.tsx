import { ticketWords } from '@/content/ticket';
import { useLang } from '@/lib/lang';
import { BLOCKABLE } from '@/ui/form/one-press';

/** To the page that tells what happens with the booking. */
export const TicketLink = ({ path }: { path: string }) => (
  <a
    href={path}
    className={`inline-flex min-h-12 items-center font-semibold underline underline-offset-4 ${BLOCKABLE}`}
  >
    {ticketWords[useLang()].open}
  </a>
);
