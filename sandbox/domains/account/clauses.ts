import type { CallAnswer } from '@/contracts/calls';
import type { ServerText } from '../../dispatch/refusal';
import { textIn } from '../../dispatch/refusal';

interface ClauseRow {
  code: string;
  content: ServerText;
  required: boolean;
  /** Markets it belongs to; every one when left out. */
  markets?: readonly string[];
}

const clauses: readonly ClauseRow[] = [
  { code: 'terms', required: true, content: { en: 'Terms of service', zh: '服务条款', 'zh-HK': '服務條款' } },
  { code: 'privacy', required: true, content: { en: 'Privacy policy', zh: '隐私政策', 'zh-HK': '私隱政策' } },
  {
    code: 'pds',
    required: true,
    markets: ['AUS', 'NZL'],
    content: { en: 'Product disclosure statement', zh: '产品披露声明', 'zh-HK': '產品披露聲明' },
  },
  {
    code: 'personalData',
    required: true,
    markets: ['HKG'],
    content: {
      en: 'Personal information collection statement',
      zh: '个人资料收集声明',
      'zh-HK': '個人資料收集聲明',
    },
  },
  {
    code: 'identityVerification',
    required: true,
    markets: ['KOR'],
    content: { en: 'Consent to identity verification', zh: '身份验证同意书', 'zh-HK': '身份驗證同意書' },
  },
  {
    code: 'marketing',
    required: false,
    content: { en: 'News and offers', zh: '资讯与优惠', 'zh-HK': '資訊與優惠' },
  },
];

const idOf = (market: string, code: string): string => `clause-${market}-${code}`;
const rowsOf = (market: string): readonly ClauseRow[] =>
  clauses.filter((clause) => !clause.markets || clause.markets.includes(market));

export function clauseList(market: string, lang: string): CallAnswer<'user.clauseList'>['list'] {
  return rowsOf(market).map((clause) => ({
    clauseId: idOf(market, clause.code),
    code: clause.code,
    content: textIn(clause.content, lang),
    link: `/agreement?type=${clause.code}&countryCode=${market}&lang=${lang}`,
    required: clause.required,
  }));
}

export const knownClauses = (market: string): Set<string> =>
  new Set(rowsOf(market).map((clause) => idOf(market, clause.code)));
export const requiredClauses = (market: string): string[] =>
  rowsOf(market)
    .filter((clause) => clause.required)
    .map((clause) => idOf(market, clause.code));
