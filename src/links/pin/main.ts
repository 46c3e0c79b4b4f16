import { start } from '../shared/start';
import { Pin } from './pin';

start(Pin);
