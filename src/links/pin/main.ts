import '../links.css';
import '../shared/customer.css';
import './pin.css';
import { start } from '../shared/start';
import { Pin } from './pin';

start(Pin);
