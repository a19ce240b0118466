import { couponPromises } from './coupon';
import { credentialPromises, noteProof } from './credentials';
import { idempotencyPromises } from './idempotency';
import { limitPromises } from './limits';
import { lockPromises } from './locks';
import { messagePromises } from './messages';
import { moneyPromises } from './money';
import { newDevicePromises } from './newDevice';
import { ownershipPromises } from './ownership';
import { payeePromises } from './payee';
import type { Kept } from './promise';
import { ratePromises } from './rate';
import { sessionPromises } from './sessions';

export const promises: readonly Kept[] = [
  ...moneyPromises,
  ...ratePromises,
  ...limitPromises,
  ...payeePromises,
  ...couponPromises,
  ...credentialPromises,
  ...newDevicePromises,
  ...sessionPromises,
  ...lockPromises,
  ...ownershipPromises,
  ...idempotencyPromises,
  ...messagePromises,
];
export { noteProof };
