export { Admin, type DeskAround } from './admin';
