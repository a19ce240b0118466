import type { CountryCode, CountryFacts } from '@/domain/countries/countryTypes';
import { postCodeRule, type RuleSpec } from '@/core/validation';
import type { FieldSchema } from '../../types';

interface MobileOptions {
  readonly required?: boolean;
  readonly rules?: readonly RuleSpec[];
}

const mobileRules: Partial<Record<CountryCode, readonly RuleSpec[]>> = {
  HKG: ['phoneHongKong'],
  PHL: ['phonePhilippines'],
  SGP: ['phoneSingapore'],
};

export const mobile = (
  { code, areaCode }: Pick<CountryFacts, 'code' | 'areaCode'>,
  { required = true, rules }: MobileOptions = {},
): FieldSchema => ({
  kind: 'phone',
  name: 'phoneNumber',
  labelKey: 'fields.phoneNumber',
  areaCodeName: 'areaCode',
  areaCodes: [{ value: areaCode, label: `+${areaCode}` }],
  defaultAreaCode: areaCode,
  required,
  rules: rules ?? mobileRules[code],
});

const street: FieldSchema = {
  kind: 'address',
  part: 'street',
  name: 'street',
  labelKey: 'fields.street',
  hintKey: 'payeeForms.streetHint',
  rules: ['addressEnglishStrict', 'noPoBox'],
};
const city: FieldSchema = {
  kind: 'address',
  part: 'city',
  name: 'city',
  labelKey: 'fields.city',
  maxLength: 60,
  rules: ['addressEnglishStrict'],
};

interface AddressOptions {
  readonly state?: boolean;
  readonly postCode?: boolean;
}

export function address(
  country: CountryCode,
  { state, postCode = true }: AddressOptions = {},
): FieldSchema[] {
  return [
    street,
    city,
    ...(state
      ? [
          {
            kind: 'address',
            part: 'state',
            name: 'state',
            labelKey: 'fields.state',
            maxLength: 60,
            rules: ['addressEnglishStrict'],
          } as const,
        ]
      : []),
    ...(postCode && postCodeRule(country)
      ? [{ kind: 'postCode', name: 'postCode', labelKey: 'fields.postCode', country, maxLength: 10 } as const]
      : []),
  ];
}
