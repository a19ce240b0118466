import type { Row } from '../../db/schema';
import { said, type ServerText, textIn } from '../../texts';

type Worth = Pick<Row<'coupons'>, 'type' | 'amount' | 'currency'>;

const titles: Readonly<Record<number, (amount: string, rate: string) => ServerText>> = {
  1: (amount) => said('server.coupon.type1', { amount }),
  2: (amount) => said('server.coupon.type2', { amount }),
  3: (_, rate) => said('server.coupon.type3', { rate }),
  4: (amount) => said('server.coupon.type4', { amount }),
  5: (amount) => said('server.coupon.type5', { amount }),
  6: (_, rate) => said('server.coupon.type6', { rate }),
  7: (_, rate) => said('server.coupon.type7', { rate }),
};

export function couponTitle({ type, amount, currency }: Worth, lang: string): string {
  const title = titles[type];
  if (title === undefined) throw new Error(`No title for coupons of type ${type}`);
  return textIn(title(`${amount} ${currency}`, amount), lang);
}

/** In the reader's language. */
export const titleParams = ({ type, amount, currency }: Worth): Record<string, string> => ({
  couponType: String(type),
  amount,
  currency,
});

export const withTitle = (params: Record<string, string>, lang: string): Record<string, string> => {
  const { couponType, amount = '', currency = '' } = params;
  return couponType
    ? { ...params, title: couponTitle({ type: Number(couponType), amount, currency }, lang) }
    : params;
};
