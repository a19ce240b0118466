import { textOf } from '@/core/validation';
import { isNation } from '@/domain/countries/nations';
import type { Work } from '../../runtime';
import { bankOf, branchesOf } from '../bank/banks';
import { cashAgent } from './cashAgents';

interface Asked {
  country: string;
  values: Readonly<Record<string, unknown>>;
}
type Source = (work: Pick<Work, 'db'>, value: string, asked: Asked) => boolean | Promise<boolean>;

const ofEnum =
  (type: string): Source =>
  async ({ db }, value, { country }) =>
    (await db
      .selectFrom('enumValues')
      .select('code')
      .where('type', '=', type)
      .where('targetCountry', 'in', ['*', country])
      .where('code', '=', value)
      .limit(1)
      .executeTakeFirst()) !== undefined;

const sources: Readonly<Record<string, Source>> = {
  relationship: ofEnum('relationship'),
  occupation: ofEnum('occupation'),
  walletProvider: ofEnum('walletProvider'),
  banks: (_work, value, { country }) => bankOf(country, value) !== undefined,
  branches: (_work, value, { country, values }) =>
    branchesOf(country, textOf(values, 'bankCode')).some(({ branchCode }) => branchCode === value),
  cashAgents: (_work, value, { country }) => cashAgent(country, value) !== undefined,
  countries: (_work, value) => isNation(value),
};

/** False for an unknown list. */
export const isListed = (
  work: Pick<Work, 'db'>,
  source: string,
  value: string,
  asked: Asked,
): boolean | Promise<boolean> => sources[source]?.(work, value, asked) ?? false;
