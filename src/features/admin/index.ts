export { Admin, type DeskAround, type DeskUnheard } from './admin';
export { Checking } from './checking';
