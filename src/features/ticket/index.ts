export { TicketCard } from './ticket-card';
