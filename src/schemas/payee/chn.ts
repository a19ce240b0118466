import { defineForm } from '../types';
import { chineseName, relation } from './shared';

const mobile = {
  kind: 'phone',
  name: 'phoneNumber',
  labelKey: 'fields.phoneNumber',
  areaCodeName: 'areaCode',
  areaCodes: [{ value: '86', label: '+86' }],
  defaultAreaCode: '86',
  required: false,
  rules: ['phoneMainland'],
} as const;

/** A bank card of mainland China; bank and card type follow from the card's first digits. */
export const payeeChnBank = defineForm({
  id: 'payee-chn-bank',
  sections: [
    { titleKey: 'payee.form.person', fields: [...chineseName, ...relation] },
    {
      titleKey: 'payee.form.account',
      fields: [
        {
          kind: 'bankAccount',
          name: 'cardNumber',
          labelKey: 'fields.cardNumber',
          hintKey: 'payee.form.cardHint',
          numeric: true,
          grouped: true,
          maxLength: 19,
          rules: ['bankAccount', 'luhnCheck'],
          sensitive: true,
        },
      ],
    },
    { titleKey: 'payee.form.contact', fields: [mobile] },
  ],
});

/** An Alipay account, by mobile number or email. */
export const payeeChnAlipay = defineForm({
  id: 'payee-chn-alipay',
  sections: [
    { titleKey: 'payee.form.person', fields: [...chineseName, ...relation] },
    {
      titleKey: 'payee.form.account',
      fields: [
        {
          kind: 'text',
          name: 'alipayAccount',
          labelKey: 'payee.form.alipayAccount',
          hintKey: 'payee.form.alipayHint',
          maxLength: 80,
        },
      ],
    },
  ],
});
