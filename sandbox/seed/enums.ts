import type { Names } from '../db/schema';
import { payeeFixtures } from '../fixtures';
import { namesOf } from '../texts';

export interface EnumSeed {
  type: string;
  code: string;
  country?: string;
  target?: string;
  names: Names;
}

const row =
  (type: string, scope: { country?: string; target?: string } = {}) =>
  (line: string): EnumSeed => {
    const [code = '', en = '', zh = en, hk = en] = line.split('|');
    return { type, code, ...scope, names: { en, zh, 'zh-HK': hk } };
  };

const listed =
  (type: string) =>
  (code: string): EnumSeed => ({ type, code, names: namesOf(`server.lists.${type}.${code}`) });

/** Names: `locales`; wallets: the countries' fixtures. */
export const enumSeeds: readonly EnumSeed[] = [
  ...[
    'FAMILY_SUPPORT', 'SAVINGS', 'SALARY', 'GIFT', 'MEDICAL',
    'TRAVEL', 'PROPERTY', 'LOAN', 'GOODS',
    'EDU_TRAVEL_SHORT', 'EDU_TRAVEL_LONG',
    'STUDY_ABROAD_SHORT', 'STUDY_ABROAD_LONG',
  ].map(listed('purpose')),
  ...[
    'self', 'spouse', 'parents', 'children', 'sibling', 'parentsInLaw',
    'paternalGrandparent', 'maternalGrandparent', 'paternalGrandchild',
    'maternalGrandchild', 'relative', 'friend', 'business',
  ].map(listed('relationship')),
  ...[
    'EMPLOYEE', 'SELF_EMPLOYED', 'PROFESSIONAL', 'CIVIL_SERVANT', 'TEACHER',
    'DOMESTIC_HELPER', 'STUDENT', 'HOMEMAKER', 'RETIRED', 'UNEMPLOYED', 'OTHER',
  ].map(listed('occupation')),
  ...['SALARY', 'BUSINESS', 'INVESTMENT', 'PENSION', 'FAMILY', 'SAVINGS', 'RENT', 'SCHOLARSHIP'].map(listed('incomeSource')),
  ...['REMIT_FAMILY', 'STUDY', 'LIVING', 'INVEST', 'PURCHASE'].map(listed('accountPurpose')),
  ...['WRONG_AMOUNT', 'WRONG_PAYEE', 'TOO_SLOW', 'RATE', 'NOT_NEEDED', 'OTHER'].map(listed('refundReason')),
  ...Object.entries(payeeFixtures).flatMap(([target, { wallets = [] }]) => wallets.map(row('walletProvider', { target }))),
]; // prettier-ignore
