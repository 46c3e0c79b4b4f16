export { Admin } from './admin';
