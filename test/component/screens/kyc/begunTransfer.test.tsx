import { hearServerTime } from '@/api/serverClock';
import kycEn from '@locales/en/kyc.json';
import type { Quote } from '@/contracts/entities/quote';
import { registerNamespace } from '@/i18n';
import { BegunTransfer } from '@/modules/kyc/BegunTransfer';
import { draw, words } from '../../drawn';

registerNamespace('kyc', { en: kycEn });
const NOW = Date.UTC(2026, 4, 17, 12);
const quote = (expiresAt: number) =>
  ({
    sourceAmount: '500.00',
    sourceCurrency: 'GBP',
    targetAmount: '952300.40',
    targetCurrency: 'NGN',
    expiresAt,
  }) as Quote;

it.each([
  ['held', NOW + 60_000, 'source', true, true],
  ['run out: what she typed', NOW - 60_000, 'source', true, false],
  ['run out, the other amount was typed', NOW - 60_000, 'target', false, true],
] as const)('a price that has %s', (_case, expiresAt, side, sends, gets) => {
  hearServerTime(new Date(NOW).toUTCString());
  draw(<BegunTransfer quote={quote(expiresAt)} side={side} />);
  expect([words().includes('500.00 GBP'), words().includes('952,300.40 NGN')]).toEqual([sends, gets]);
});
