import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { tKey } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { drawApp } from '../../drawApp';
import { isThere, press, words } from '../../drawn';
import { SharePayee } from '@/modules/large-remit/screens/SharePayee';

const { asked } = byHand;
const went: unknown[] = [];
fake.navigation({ navigate: async (...way: unknown[]) => void went.push(way) });
const answer = async (name: string, model: unknown) => {
  const found = asked.find((one) => one.name === name);
  await (model instanceof Error ? found?.fail(model) : found?.answer(model));
};
async function open({ kycPassed }: { kycPassed: boolean }) {
  asked.length = 0;
  queryClient.clear();
  drawApp(<SharePayee />);
  await act(async () => undefined);
  await answer('largeRemit.status', {
    next: 'order',
    kycPassed,
    fileStatus: 'Success',
    materialStatus: 'Init',
  });
  await answer('largeRemit.behavior', { steps: [], next: 'sharePayee' });
}

beforeEach(() => sessionStore.setState({ payer: { countryCode: 'AUS' } as Payer }));

const ofLi = { id: 'p1', name: 'Li Na', payeeLabel: '**1', country: 'CHN', accountType: 'bank' };

describe('someone else is shared once the payer is verified; until then the screen says so', () => {
  it('an unverified payer has another step to do first [F5.3-17]', async () => {
    await open({ kycPassed: false });
    expect(words()).toContain(tKey('largeRemit.later.title'));
    expect(isThere('large-payee-next')).toBe(false);
  });

  it('a payer whose check has lapsed is told so by the server [F5.3-17]', async () => {
    await open({ kycPassed: true });
    await answer('payee.list', { list: [ofLi] });
    await answer('common.supportCountryFilter', { list: [{ countryCode: 'CHN' }] });
    expect(words()).not.toContain(tKey('largeRemit.payee.premise'));
    press('large-payee-choice-p1');
    await act(async () => undefined);
    await answer(
      'payee.largeTransferAuth',
      new AppError({
        code: errorCodes.kycNotPassed,
        kind: 'business',
        messageKey: 'errors.kycNotPassed',
      }),
    );
    expect(words()).toContain(tKey('largeRemit.payee.premise'));
  });
});

it.each(['confirmed', 'notCertified'])(
  'a payee whose word is %s is shared, or asked first [F5.5-11]',
  async (status) => {
    went.length = 0;
    await open({ kycPassed: true });
    await answer('payee.list', { list: [ofLi] });
    await answer('common.supportCountryFilter', { list: [{ countryCode: 'CHN' }] });
    press('large-payee-choice-p1');
    await act(async () => undefined);
    await answer('payee.largeTransferAuth', { status });
    press('large-payee-next');
    await act(async () => undefined);
    const shared = asked.find(({ name }) => name === 'largeRemit.updateBehavior')?.params;
    expect([shared, went]).toEqual(
      status === 'confirmed'
        ? [{ behavior: 'sharePayee', payeeId: 'p1' }, []]
        : [undefined, [['sharePayee', { payeeId: 'p1' }]]],
    );
  },
);

it('payees with a bank account are offered, by whatever name their country knows it; other ways are not', async () => {
  await open({ kycPassed: true });
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
