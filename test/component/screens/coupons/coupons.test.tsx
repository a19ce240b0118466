import { fake } from '../../fakeApp';
import { act } from 'react';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useNotices } from '@/state/notices/notices';
import { queryClient } from '@/state/queries/queries';
import { Coupons } from '@/modules/coupons/Coupons';
import { byId, inputOf, isThere, plain, press, type, words } from '../../drawn';
import { drawApp } from '../../drawApp';
import { quoted } from '../../hooks/quoted';

const coupon = (couponId: string, amount: string) => ({
  couponId,
  type: 2,
  title: `${amount} AUD off the fee`,
  amount,
  currencyCode: 'AUD',
  minSourceAmount: '0',
  expiresAt: Date.UTC(2030, 4, 17, 12),
  origin: 'gift',
  usable: true,
  saves: amount,
});
const list = [coupon('best', '6'), coupon('other', '5')];
const answers: Readonly<Record<string, unknown>> = {
  'coupon.queryPayer': { list },
  'coupon.queryOrder': { list, bestCouponId: 'best' },
};
const show = async (couponId?: string): Promise<void> => {
  fake.client({ call: async ({ name }: { name: string }) => answers[name] ?? { list: [] } });
  queryClient.clear();
  remitDraftStore.setState({ remitType: 'personal', side: 'source', quote: quoted(), couponId }, true);
  drawApp(<Coupons />);
  for (let turn = 0; turn < 6; turn += 1) await act(async () => undefined);
};
const wordsOf = (id: string): string => plain(byId(id).textContent);
const why = 'this one saves you the most on this transfer';

describe('the list of coupons', () => {
  it('given the best is in use, then its card says why and has nothing to press', async () => {
    await show('best');
    expect(wordsOf('coupon-best')).toContain('Best choice: saves 6.00 AUD');
    expect(wordsOf('coupon-best')).toContain(why);
    expect([isThere('coupon-use-best'), isThere('coupon-use-other')]).toEqual([false, true]);
  });

  it('given another is in use, then the best can be used, and nothing says that it is applied', async () => {
    await show('other');
    expect(words()).not.toContain(why);
    expect(wordsOf('coupon-other')).toContain('Saves 5.00 AUD on this transfer');
    expect([isThere('coupon-use-best'), isThere('coupon-use-other')]).toEqual([true, false]);
  });

  it('given a code, then it is sent as it was typed, told by its title, and the field is free again [P1-16]', async () => {
    await show();
    const sent: unknown[] = [];
    fake.client({
      call: async ({ name }: { name: string }, params: unknown) => {
        if (name !== 'coupon.exchange') return answers[name] ?? { list: [] };
        sent.push(params);
        return { couponId: 'new', title: '8 AUD off the fee' };
      },
    });
    useNotices.setState({ toast: null });
    type('coupon-code', 'fee00aud');
    press('coupon-redeem');
    for (let turn = 0; turn < 6; turn += 1) await act(async () => undefined);
    expect(sent).toEqual([{ couponCode: 'FEE00AUD' }]);
    expect(useNotices.getState().toast?.text).toContain('8 AUD off the fee');
    expect(inputOf('coupon-code').value).toBe('');
  });
});
