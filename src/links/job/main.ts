import '../links.css';
import { start } from '../shared/start';
import { Job } from './job';

start(Job);
