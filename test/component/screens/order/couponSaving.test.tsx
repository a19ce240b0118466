import { byHand } from '../../fakeApp';
import { act } from 'react';
import { CouponSaving } from '@/modules/remit/confirm/CouponSaving';
import { drawApp } from '../../drawApp';
import { words } from '../../drawn';
import { addEnglish } from '../../english';
import { quoted } from '../../hooks/quoted';

beforeAll(addEnglish);

const coupon = (couponId: string) => ({ couponId, title: '8 AUD off the fee', saves: '8', usable: true });

it.each([
  ['only one fits and the price has its row', '8', ['c1'], ''],
  ['it betters the rate, which is no row', '0', ['c1'], 'saves you 8.00 AUD on this transfer'],
  ['it beats another', '8', ['c1', 'c2'], 'the most of the 2 coupons that fit'],
])('given %s, then the review says what the price does not', async (_what, discountAmount, ids, said) => {
  drawApp(<CouponSaving quote={quoted({ discountAmount })} couponId="c1" remitType="personal" />);
  await act(async () => undefined);
  await byHand.last().answer({ list: ids.map(coupon), bestCouponId: 'c1' });
  if (said) expect(words()).toContain(said);
  else expect(words()).toBe('');
});
