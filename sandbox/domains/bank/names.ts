import { banksOf } from './banks';

/** The other script's name where it differs. */
const chineseBanks: Readonly<Record<string, { script: 'zh' | 'zh-HK'; other: Readonly<Record<string, string>> }>> = {
  CHN: { script: 'zh', other: {
    ICBC: '中國工商銀行', ABC: '中國農業銀行', BOC: '中國銀行', CCB: '中國建設銀行', BCOM: '交通銀行', PSBC: '中國郵政儲蓄銀行', CMB: '招商銀行',
    CITIC: '中信銀行', CEB: '中國光大銀行', CMBC: '中國民生銀行', CIB: '興業銀行', SPDB: '上海浦東發展銀行', PAB: '平安銀行', HXB: '華夏銀行', CGB: '廣發銀行',
    CZB: '浙商銀行', BOB: '北京銀行', BOSC: '上海銀行', JSB: '江蘇銀行', NBCB: '寧波銀行', HZB: '杭州銀行',
  } },
  HKG: { script: 'zh-HK', other: {
    '003': '渣打银行(香港)', '004': '香港上海汇丰银行', '009': '中国建设银行(亚洲)', '012': '中国银行(香港)', '015': '东亚银行', '016': '星展银行(香港)', '018': '中信银行(国际)', '024': '恒生银行',
    '025': '上海商业银行', '035': '华侨银行(香港)', '040': '大新银行', '072': '中国工商银行(亚洲)', '387': '众安银行', '390': '理慧银行',
  } },
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
  ...Object.entries(chineseBanks).flatMap(([country, { script, other }]) =>
    banksOf(country).flatMap(({ bankCode, bankName, localName }) => {
      if (!localName) return [];
      const converted = other[bankCode] ?? localName;
      return [
        [
          bankName,
          script === 'zh' ? { zh: localName, zhHK: converted } : { zh: converted, zhHK: localName },
        ] as const,
      ];
    }),
  ),
  ...others.map(([name, zh, zhHK]) => [name, { zh, zhHK }] as const),
]);

/** Translates the start of `Bank of China •••• 1234`. */
export function placeIn(text: string, lang: string): string {
  if (!lang.startsWith('zh')) return text;
  for (let end = text.length; end > 0; end = text.lastIndexOf(' ', end - 1)) {
    const found = names.get(text.slice(0, end));
    if (found) return `${lang === 'zh-hk' ? found.zhHK : found.zh}${text.slice(end)}`;
  }
  return text;
}
