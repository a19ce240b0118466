import { payWays } from '../steps/payWays';

payWays(0, 4);
