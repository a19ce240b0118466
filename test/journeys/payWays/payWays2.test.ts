import { payWays } from '../steps/payWays';

payWays(1, 4);
