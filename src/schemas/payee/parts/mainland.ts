import type { CountryFacts } from '@/domain/countries/countryTypes';
import { fieldGroup, type FieldSchema } from '../../types';
import { gender } from '../../gender';
import { mobile } from './contact';

/** Blocks: ISO/IEC 7812's check digit. */
export const cardNumber = {
  kind: 'bankAccount',
  name: 'cardNumber',
  labelKey: 'fields.cardNumber',
  hintKey: 'payee.form.cardHint',
  numeric: true,
  grouped: true,
  maxLength: 19,
  rules: ['bankAccount', 'luhnCheck'],
  sensitive: true,
} as const satisfies FieldSchema;

export const mainlandMobile = (country: CountryFacts, required: boolean): FieldSchema =>
  mobile(country, { required, rules: ['phoneMainland'] });

export const cardPhoto: FieldSchema = {
  kind: 'upload',
  name: 'cardPhoto',
  labelKey: 'payeeForms.cardPhoto',
  hintKey: 'payeeForms.cardPhotoHint',
  purpose: 'bankCard',
  max: 1,
  types: ['image'],
};

export const identity = fieldGroup(
  gender,
  { kind: 'country', name: 'nationality', labelKey: 'fields.nationality' },
  { kind: 'select', name: 'occupation', labelKey: 'fields.occupation', choices: { source: 'occupation' } },
  {
    kind: 'address',
    part: 'street',
    name: 'street',
    labelKey: 'fields.address',
    hintKey: 'payeeForms.example',
    hintParams: { example: '北京市海淀区中关村大街1号' },
    rules: ['addressChinese'],
  },
);

export const identityType: FieldSchema = {
  kind: 'select',
  name: 'idType',
  labelKey: 'fields.idType',
  choices: [
    { value: 'residentId', labelKey: 'payeeForms.documents.residentId' },
    { value: 'homeReturnPermit', labelKey: 'payeeForms.documents.homeReturnPermit' },
    { value: 'taiwanTravelPermit', labelKey: 'payeeForms.documents.taiwanTravelPermit' },
    { value: 'passport', labelKey: 'payeeForms.documents.PASSPORT' },
  ],
};
