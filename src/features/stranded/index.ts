export { Stranded } from './stranded';
