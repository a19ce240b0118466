import { byHand } from '../../fakeApp';
import { act, type ReactNode } from 'react';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { tKey } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { isThere, press, words } from '../../drawn';
import { SharePayee } from '@/modules/large-remit/screens/SharePayee';

const mockGo = {
  payer: { countryCode: 'AUS' },
  status: { kycPassed: true },
  take: () => undefined,
  busy: false,
};
jest.mock('@/modules/large-remit/StepGate', () => ({
  StepGate: ({ children }: { children: (go: typeof mockGo) => ReactNode }) => children(mockGo),
}));

const { asked } = byHand;
const answer = async (name: string, model: unknown) => {
  const found = asked.find((one) => one.name === name);
  await (model instanceof Error ? found?.fail(model) : found?.answer(model));
};

it.each([
  { kycPassed: false, auth: { status: 'notCertified' } },
  {
    kycPassed: true,
    auth: new AppError({ code: errorCodes.kycNotPassed, kind: 'business', messageKey: 'errors.kycNotPassed' }),
  },
])('somebody else is shared once the payer is verified; until then the screen says so [F5.3-17]', async ({ kycPassed, auth }) => {
  asked.length = 0;
  queryClient.clear();
  mockGo.status.kycPassed = kycPassed;
  drawApp(<SharePayee />);
  await act(async () => undefined);
  await answer('payee.list', { list: [{ id: 'p1', name: 'Li Na', payeeLabel: '**1', country: 'CHN', accountType: 'bank' }] });
  await answer('common.supportCountryFilter', { list: [{ countryCode: 'CHN' }] });
  expect(words()).not.toContain(tKey('largeRemit.payee.premise'));
  press('large-payee-choice-p1');
  await act(async () => undefined);
  await answer('payee.largeTransferAuth', auth);
  expect(words()).toContain(tKey('largeRemit.payee.premise'));
}); // prettier-ignore

it('payees with a bank account are offered, by whatever name their country knows it; other ways are not', async () => {
  asked.length = 0;
  queryClient.clear();
  drawApp(<SharePayee />);
  await act(async () => undefined);
  const payee = (id: string, country: string, accountType: string) => ({
    id,
    name: `Payee ${id}`,
    payeeLabel: '**1',
    country,
    accountType,
  });
  await answer('payee.list', {
    list: [
      payee('p1', 'CHN', 'bank'),
      payee('p2', 'GBR', 'sortCode'),
      payee('p3', 'DEU', 'iban'),
      payee('p4', 'CHN', 'alipay'),
    ],
  });
  await answer('common.supportCountryFilter', {
    list: ['CHN', 'GBR', 'DEU'].map((countryCode) => ({ countryCode })),
  });
  expect(['p1', 'p2', 'p3', 'p4'].map((id) => isThere(`large-payee-choice-${id}`))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
