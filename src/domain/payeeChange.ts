import type { OrderStatusName } from './statuses/names';

/** Another payee may get the money until the bank has it, and again once it has come back. */
export const payeeChangeable: readonly OrderStatusName[] = [
  'WAIT_PAYMENT',
  'PAYMENT_FAILED',
  'PAYMENT_TO_BE_VERIFIED',
  'PAYMENT_AUTHORISED',
  'PAYMENT_RECEIVED',
  'PAYMENT_SUCCESS',
  'BANK_REMIT_FAILED',
];
export const mayChangePayee = (status: string): boolean =>
  (payeeChangeable as readonly string[]).includes(status);
