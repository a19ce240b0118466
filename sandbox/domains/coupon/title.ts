import type { Row } from '../../db/schema';
import { textIn, type ServerText } from '../../dispatch/refusal';

type Worth = Pick<Row<'coupons'>, 'type' | 'amount' | 'currency'>;

/** By type, in the reader's language; the amount is the coupon's own. */
const titles: Readonly<Record<number, ServerText>> = {
  1: { en: '{amount} off', zh: '立减 {amount}', 'zh-HK': '即減 {amount}' },
  2: { en: '{amount} off the fee', zh: '手续费减 {amount}', 'zh-HK': '手續費減 {amount}' },
  3: { en: 'Better rate: +{rate}', zh: '汇率优惠 +{rate}', 'zh-HK': '匯率優惠 +{rate}' },
  4: { en: 'Prize: {amount} off', zh: '奖品：立减 {amount}', 'zh-HK': '獎品：即減 {amount}' },
  5: { en: '{amount} off what you pay', zh: '付款抵扣 {amount}', 'zh-HK': '付款扣減 {amount}' },
  6: { en: 'Diamond rate: +{rate}', zh: '钻石汇率 +{rate}', 'zh-HK': '鑽石匯率 +{rate}' },
  7: { en: 'Diamond Plus rate: +{rate}', zh: '尊享钻石汇率 +{rate}', 'zh-HK': '尊享鑽石匯率 +{rate}' },
};

export function couponTitle({ type, amount, currency }: Worth, lang: string): string {
  const title = titles[type];
  if (title === undefined) throw new Error(`No title for coupons of type ${type}`);
  return textIn(title, lang).replace('{amount}', `${amount} ${currency}`).replace('{rate}', amount);
}

/** What a message keeps of a coupon: its title is written when somebody reads it, in their language by then. */
export const titleParams = ({ type, amount, currency }: Worth): Record<string, string> => ({
  couponType: String(type),
  amount,
  currency,
});

/** Params of a message as its reader gets them. */
export const withTitle = (params: Record<string, string>, lang: string): Record<string, string> => {
  const { couponType, amount = '', currency = '' } = params;
  return couponType
    ? { ...params, title: couponTitle({ type: Number(couponType), amount, currency }, lang) }
    : params;
};
