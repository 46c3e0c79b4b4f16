import '../links.css';
import '../shared/customer.css';
import './track.css';
import { start } from '../shared/start';
import { Track } from './track';

start(Track);
