import { defineForm } from '../types';
import { englishNames, relation } from './shared';

const philippines = [{ value: '63', label: '+63' }] as const;

export const payeePhlBank = defineForm({
  id: 'payee-phl-bank',
  sections: [
    { titleKey: 'payee.form.person', fields: [...englishNames, ...relation] },
    {
      titleKey: 'payee.form.account',
      fields: [
        {
          kind: 'select',
          name: 'bankCode',
          labelKey: 'fields.bankName',
          choices: { source: 'banks' },
          search: true,
        },
        {
          kind: 'bankAccount',
          name: 'accountNumber',
          labelKey: 'fields.accountNumber',
          numeric: true,
          maxLength: 16,
          rules: ['integer', { rule: 'minLength', value: 6 }],
          sensitive: true,
        },
      ],
    },
    {
      titleKey: 'payee.form.contact',
      fields: [
        {
          kind: 'phone',
          name: 'phoneNumber',
          labelKey: 'fields.phoneNumber',
          areaCodeName: 'areaCode',
          areaCodes: philippines,
          defaultAreaCode: '63',
          required: false,
        },
      ],
    },
  ],
});

/** E-wallet: the account is the owner's mobile number. */
export const payeePhlWallet = defineForm({
  id: 'payee-phl-ewallet',
  sections: [
    { titleKey: 'payee.form.person', fields: [...englishNames, ...relation] },
    {
      titleKey: 'payee.form.account',
      fields: [
        {
          kind: 'select',
          name: 'walletProvider',
          labelKey: 'fields.walletProvider',
          choices: { source: 'walletProvider' },
        },
        {
          kind: 'text',
          name: 'walletAccount',
          labelKey: 'fields.walletAccount',
          hintKey: 'payee.form.walletHint',
          transform: 'digits',
          maxLength: 12,
          rules: ['phone'],
        },
      ],
    },
  ],
});

/** Cash at a counter: the person is the account, and must be 18. */
export const payeePhlCash = defineForm({
  id: 'payee-phl-cash',
  noteKey: 'payee.form.cashHint',
  sections: [
    {
      titleKey: 'payee.form.person',
      fields: [
        ...englishNames,
        {
          kind: 'date',
          name: 'birthDate',
          labelKey: 'fields.birthday',
          hintKey: 'payee.form.birthHint',
          max: 'today',
          rules: ['beforeToday', { rule: 'minAge', value: 18 }],
        },
        ...relation,
      ],
    },
    {
      titleKey: 'payee.form.account',
      fields: [
        {
          kind: 'select',
          name: 'cashAgentCode',
          labelKey: 'fields.cashAgent',
          choices: { source: 'cashAgents' },
        },
        {
          kind: 'phone',
          name: 'phoneNumber',
          labelKey: 'fields.phoneNumber',
          areaCodeName: 'areaCode',
          areaCodes: philippines,
          defaultAreaCode: '63',
        },
      ],
    },
  ],
});
