import { everyLink } from '../steps/everyLink';

everyLink(0, 2);
