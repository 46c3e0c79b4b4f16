export { DriverCard, type Panel } from './driver-card';
