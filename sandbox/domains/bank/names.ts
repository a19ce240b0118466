import { banksOf } from './banks';

/** Places whose banks have a Chinese name of their own. */
const chineseBanks = ['CHN', 'HKG'] as const;

/** Traditional characters for the banks of mainland China, whose own names are in simplified ones. */
const traditional: Readonly<Record<string, string>> = {
  ICBC: '中國工商銀行', ABC: '中國農業銀行', BOC: '中國銀行', CCB: '中國建設銀行', BCOM: '交通銀行', PSBC: '中國郵政儲蓄銀行', CMB: '招商銀行',
  CITIC: '中信銀行', CEB: '中國光大銀行', CMBC: '中國民生銀行', CIB: '興業銀行', SPDB: '上海浦東發展銀行', PAB: '平安銀行', HXB: '華夏銀行', CGB: '廣發銀行',
  CZB: '浙商銀行', BOB: '北京銀行', BOSC: '上海銀行', JSB: '江蘇銀行', NBCB: '寧波銀行', HZB: '杭州銀行',
}; // prettier-ignore

const others: readonly (readonly [name: string, zh: string, zhHK: string])[] = [
  ['Alipay', '支付宝', '支付寶'],
  ['WeChat', '微信', '微信'],
  ['UnionPay', '银联', '銀聯'],
  ['MYbank', '网商银行', '網商銀行'],
  ['FPS', '转数快', '轉數快'],
  ['WeChat Pay HK', '微信支付 HK', '微信支付 HK'],
  ['AlipayHK', '支付宝 HK', '支付寶 HK'],
  ['Details to come', '账户待补充', '帳戶待補充'],
];

const names = new Map<string, { zh: string; zhHK: string }>([
  ...chineseBanks.flatMap((country) =>
    banksOf(country).flatMap(({ bankCode, bankName, localName }) =>
      localName
        ? [
            [
              bankName,
              { zh: localName, zhHK: (country === 'CHN' && traditional[bankCode]) || localName },
            ] as const,
          ]
        : [],
    ),
  ),
  ...others.map(([name, zh, zhHK]) => [name, { zh, zhHK }] as const),
]);

/**
 * The bank, wallet or agent at the head of a text (`Bank of China •••• 1234`, or the name alone) as readers of `lang` know
 * it; as it stands where it has no name in that language.
 */
export function placeIn(text: string, lang: string): string {
  if (!lang.startsWith('zh')) return text;
  for (let end = text.length; end > 0; end = text.lastIndexOf(' ', end - 1)) {
    const found = names.get(text.slice(0, end));
    if (found) return `${lang === 'zh-hk' ? found.zhHK : found.zh}${text.slice(end)}`;
  }
  return text;
}
