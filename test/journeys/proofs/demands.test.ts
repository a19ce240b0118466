import { demands } from '../steps/demands';

demands();
