import type { CallAnswer } from '@/contracts/calls';
import { said, type ServerText, textIn } from '../../texts';

interface ClauseRow {
  code: string;
  content: ServerText;
  required: boolean;
  /** All markets when absent. */
  markets?: readonly string[];
}

const clauses: readonly ClauseRow[] = [
  { code: 'terms', required: true, content: said('server.account.clauseTerms') },
  { code: 'privacy', required: true, content: said('server.account.clausePrivacy') },
  {
    code: 'pds',
    required: true,
    markets: ['AUS', 'NZL'],
    content: said('server.account.clausePds'),
  },
  {
    code: 'personalData',
    required: true,
    markets: ['HKG'],
    content: said('server.account.clausePersonalData'),
  },
  {
    code: 'identityVerification',
    required: true,
    markets: ['KOR'],
    content: said('server.account.clauseIdentityVerification'),
  },
  {
    code: 'marketing',
    required: false,
    content: said('server.account.clauseMarketing'),
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
