import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { tKey } from '@/i18n';
import { PayBack } from '@/modules/order/pay/check/PaymentCheck';
import { KorAccountList } from '@/modules/order/accounts/KorAccountList';
import { BankPayment } from '@/modules/order/pay/instruction/BankPayment';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { isThere, press, words } from '../../drawn';

const at = { params: {} as Record<string, unknown> };
fake.navigation({
  navigate: async (_route: string, params: object) => void (at.params = { ...params }),
  useRoute: () => ({ name: 'bankPayment', params: at.params }),
});

const { asked } = byHand;
const amount = { amount: '50000', currencyCode: 'KRW' };
const account = (accountId: string, bankName: string) => ({
  accountId,
  bankName,
  accountNumber: '•••• 1471',
  status: 'verified',
});
const way = (fundingType: number) => ({ fundingType, feeAmount: { ...amount, amount: '0' } });
const answers = (ways: readonly number[]): Record<string, unknown> => ({
  'order.get': {
    order: {
      seqNo: 'HW1', status: 'WAIT_PAYMENT', countryCode: 'KOR', targetCountry: 'PHL', fundingType: 120, totalAmount: amount,
      targetAmount: amount, payeeInfo: { name: 'Maria', payeeLabel: 'BDO •••• 1' }, payDeadline: Date.now() + 3_600_000, history: [],
    },
  },
  'order.pay': { seqNo: 'HW1', fundingType: 120, kind: 'transfer', amount, lines: [], payDeadline: 0 },
  'order.payTypes': { list: ways.map(way) },
  'kyc.krAccounts': { list: [account('a1', 'Shinhan'), account('a2', 'Woori')] },
}); // prettier-ignore

async function settle(ways: readonly number[] = [120]): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await act(async () => undefined);
    for (const { name, answer } of asked.splice(0)) await answer(answers(ways)[name] ?? {});
  }
}
beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
});

it.each([
  ['one way', [120], false],
  ['two ways', [120, 140], true],
] as const)('%s: is another offered?', async (_case, ways, offered) => {
  at.params = { group: 'jpn', seqNo: 'HW1' };
  drawApp(<BankPayment />);
  await settle(ways);
  expect(words()).toContain(tKey('order.pay.account'));
  expect(isThere('bank-payment-other')).toBe(offered);
});

it('the account that Korea’s payer chose is named where it is paid from', async () => {
  at.params = { group: 'kor', seqNo: 'HW1' };
  const { redraw } = drawApp(<KorAccountList />);
  await settle();
  press('kor-account-a2');
  press('kor-accounts-next');
  await act(async () => undefined);
  redraw(<BankPayment />);
  await settle();
  expect(words()).toContain(`${tKey('order.ach.payFrom')}Woori •••• 1471`);
});

it('a payment that came says to whom and by when', async () => {
  const order = {
    seqNo: 'HW1', status: 'PAYMENT_SUCCESS', targetCountry: 'PHL', targetAmount: amount, payeeInfo: { name: 'Maria', payeeLabel: 'BDO •••• 1' },
    arrivalEstimateAt: Date.UTC(2030, 4, 17, 12), history: [],
  }; // prettier-ignore
  at.params = { seqNo: 'HW1' };
  drawApp(<PayBack />);
  await act(async () => undefined);
  await asked.find(({ name }) => name === 'order.paymentResult')?.answer({ status: 1, order });
  await act(async () => undefined);
  expect(words()).toMatch(/Payment received.*Maria.*Arriving by 17 May 2030/);
});
