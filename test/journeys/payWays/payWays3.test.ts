import { payWays } from '../steps/payWays';

payWays(2, 4);
