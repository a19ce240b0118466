import { everyLink } from '../steps/everyLink';

everyLink(1, 2);
