export { Guide } from './guide/guide';
export { Landing } from './landing';
export { Recovery } from './recovery/recovery';
