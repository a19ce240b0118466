import { patterns } from '@/core/validation';
import { payeeRefusals } from './refusals';

/** A lowercase mail or mainland mobile number; else null. */
export function alipayAccountOf(text: string): string | null {
  const plain = text.trim().toLowerCase();
  if (patterns.email(plain)) return plain;
  const phone = plain.replace(/[\s-]/g, '').replace(/^(\+|00)?86(?=1)/, '');
  return patterns.phoneMainland(phone) ? phone : null;
}

type AlipayRefusal = (typeof payeeRefusals)[
  'alipayWrong' | 'alipayAbnormal' | 'alipayUnverified' | 'alipayName' | 'alipayLimit'];
/** Test triggers: start of a mail, end of a number. */
const triggers: readonly { word: string; digits: string; refusal: AlipayRefusal }[] = [
  { word: 'wrong', digits: '00000001', refusal: payeeRefusals.alipayWrong },
  { word: 'abnormal', digits: '00000002', refusal: payeeRefusals.alipayAbnormal },
  { word: 'unverified', digits: '00000003', refusal: payeeRefusals.alipayUnverified },
  { word: 'mismatch', digits: '00000004', refusal: payeeRefusals.alipayName },
  { word: 'limit', digits: '00000005', refusal: payeeRefusals.alipayLimit },
];

export const alipayObstacle = (account: string): AlipayRefusal | null =>
  triggers.find(({ word, digits }) =>
    account.includes('@') ? account.startsWith(word) : account.endsWith(digits),
  )?.refusal ?? null;
