import type { CountryFacts } from '@/domain/countries/countryTypes';
import type { RuleSpec } from '@/core/validation';
import type { FieldSchema } from '../../types';
import { mobile } from './contact';
import type { PayeeSpec } from './payeesIn';
import { adultBirth, englishNames } from './person';

/** The owner's, without area code. */
export const walletPhone = (example: string, rules: readonly RuleSpec[] = ['phone']): FieldSchema => ({
  kind: 'text',
  name: 'walletAccount',
  labelKey: 'fields.walletAccount',
  hintKey: 'payeeForms.walletPhone',
  hintParams: { example },
  transform: 'digits',
  maxLength: 12,
  rules,
});

export const eWallet = (example: string, rules?: readonly RuleSpec[]): PayeeSpec => ({
  kind: 'wallet',
  account: [
    {
      kind: 'select',
      name: 'walletProvider',
      labelKey: 'fields.walletProvider',
      choices: { source: 'walletProvider' },
    },
    walletPhone(example, rules),
  ],
  contact: [],
});

export const cash = (country: CountryFacts): PayeeSpec => ({
  kind: 'cash',
  noteKey: 'payee.form.cashHint',
  person: [...englishNames, adultBirth],
  account: [
    {
      kind: 'select',
      name: 'cashAgentCode',
      labelKey: 'fields.cashAgent',
      choices: { source: 'cashAgents' },
      search: true,
    },
    mobile(country),
  ],
  key: ['cashAgentCode', 'firstName', 'middleName', 'lastName', 'phoneNumber'],
  contact: [],
});
