export { BookingScreen } from './booking-screen';
