import { payWays } from '../steps/payWays';

payWays(3, 4);
