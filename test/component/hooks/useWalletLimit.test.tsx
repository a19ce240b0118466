import { byHand, fake } from '../fakeApp';
import { act } from 'react';
import { payCodes } from '@/contracts/errors/server';
import { AppError } from '@/core/appError';
import '@/modules/remit/confirm/texts';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../drawApp';
import { isThere, press, until, words } from '../drawn';
import { useWalletLimit } from '@/modules/remit/confirm/useWalletLimit';

const went: unknown[] = [];
fake.client({ showError: () => went.push('error') });
fake.navigation({
  navigate: async (route: string) => void went.push(route),
});

const quote = { targetAmount: '12000.00', targetCurrency: 'MYR' };
const level = {
  level: 'premium',
  minAmount: { amount: '10.00', currencyCode: 'MYR' },
  maxAmount: { amount: '20000.00', currencyCode: 'MYR' },
};
const refusal = (code: string) => new AppError({ code, kind: 'business', messageKey: 'errors.server' });
const { asked, last } = byHand;
const settled = () => act(async () => undefined);

beforeEach(() => {
  asked.length = 0;
  went.length = 0;
  queryClient.clear();
});

async function refusedFor(code: string): Promise<boolean> {
  const wallet = {} as { current: ReturnType<typeof useWalletLimit> };
  function Probe() {
    wallet.current = useWalletLimit('p1', quote);
    return wallet.current.dialogThen(() => went.push('commit'));
  }
  drawApp(<Probe />);
  let about: Promise<boolean> | undefined;
  await act(async () => {
    about = wallet.current.ask(refusal(code));
    await Promise.resolve();
  });
  if (asked.length > 0) await last().answer(level);
  return (await about) as boolean;
}

describe("a wallet's limit on the confirmation", () => {
  it('given an amount that fits, then its limits are confirmed for that amount, and the commit goes on [F9-35]', async () => {
    expect(await refusedFor(payCodes.walletLimitUnconfirmed)).toBe(true);
    expect(last()).toMatchObject({ name: 'order.tngLevel', params: { payeeId: 'p1' } });
    for (const part of ['12,000.00 MYR', '20,000.00 MYR']) expect(words()).toContain(part);
    press('confirm-wallet-ok');
    await settled();
    expect(last()).toMatchObject({
      name: 'order.tngLimitConfirm',
      params: { payeeId: 'p1', targetAmount: '12000.00' },
    });
    expect(went).toEqual([]);
    await last().answer({});
    await settled();
    expect(went).toEqual(['commit']);
    await until(() => !isThere('confirm-wallet-ok'));
  });

  it('given a confirmation that fails, then that is told and nothing is committed', async () => {
    await refusedFor(payCodes.walletLimitUnconfirmed);
    press('confirm-wallet-ok');
    await settled();
    await last().fail(refusal('500'));
    await settled();
    expect(went).toEqual(['error']);
  });

  for (const code of [payCodes.walletAboveMax, payCodes.walletBelowMin])
    it(`given ${code}, then there is nothing to confirm: the way leads to the amount [F9-35 F9-36]`, async () => {
      expect(await refusedFor(code)).toBe(true);
      expect(isThere('confirm-wallet-ok')).toBe(false);
      press('confirm-wallet-amount');
      await settled();
      expect(went).toEqual(['tabbar']);
    });

  it('given another refusal, then it is left to others', async () => {
    expect(await refusedFor('RateUpdated')).toBe(false);
    expect(asked).toEqual([]);
  });
});
