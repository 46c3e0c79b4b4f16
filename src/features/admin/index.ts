export { Admin, type DeskAround, type DeskUnheard } from './admin';
