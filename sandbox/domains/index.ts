import type { Domain } from '../runtime';
import { account } from './account';
import { activity } from './activity';
import { ach } from './ach';
import { agent } from './agent';
import { bank } from './bank';
import { books } from './books';
import { coupon } from './coupon';
import { demo } from './demo';
import { evidence } from './evidence';
import { kyc } from './kyc';
import { largeRemit } from './largeRemit';
import { market } from './market';
import { message } from './message';
import { orderDomain } from './order';
import { payee } from './payee';
import { requestCard } from './requestCard';
import { payeeChange } from './payeeChange';
import { payeeShare } from './payeeShare';
import { rates } from './rates';
import { risk } from './risk';
import { receipts } from './receipts';
import { recharge } from './recharge';
import { scenes } from './scenes';
import { school } from './school';
import { secure } from './secure';
import { storage } from './storage';
import { support } from './support';
import { tracking } from './tracking';
import { upkeep } from './upkeep';

/** Order of reference rows, demo data and jobs. */
export const domains: readonly Domain[] = [
  secure,
  market,
  rates,
  storage,
  account,
  kyc,
  bank,
  payee,
  orderDomain,
  requestCard,
  payeeShare,
  payeeChange,
  evidence,
  ach,
  largeRemit,
  school,
  agent,
  receipts,
  recharge,
  message,
  coupon,
  activity,
  risk,
  support,
  tracking,
  demo,
  scenes,
  books,
  upkeep,
];
