import { ticketWords } from '@/content/ticket';
import { useLang } from '@/lib/lang';

/** To the page that tells what happens with the booking. */
export const TicketLink = ({ path }: { path: string }) => (
  <a href={path} className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
    {ticketWords[useLang()].open}
  </a>
);
