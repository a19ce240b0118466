import { ruleNames } from '@/core/validation';
import { breachOf, shownFields, type ValueField } from '@/schemas/fieldRules';
import { keptValues, sentValues, startValues } from '@/forms/fieldValues';
import { defineForm } from '@/schemas/types';
import en from '@locales/en/validation.json';

const schema = defineForm({
  id: 'sample',
  sections: [
    {
      fields: [
        { kind: 'name', name: 'firstName', labelKey: 'fields.firstName' },
        {
          kind: 'phone',
          name: 'phoneNumber',
          labelKey: 'fields.phoneNumber',
          areaCodeName: 'areaCode',
          defaultAreaCode: '86',
          areaCodes: [{ value: '86', label: '+86' }],
        },
        {
          kind: 'radio',
          name: 'kind',
          labelKey: 'fields.accountType',
          choices: [{ value: 'card', label: 'card' }],
        },
        {
          kind: 'bankAccount',
          name: 'card',
          labelKey: 'fields.cardNumber',
          visible: { field: 'kind', is: 'card' },
        },
        { kind: 'note', name: 'hint', labelKey: 'fields.address' },
        { kind: 'text', name: 'secret', labelKey: 'fields.postscript', sensitive: true, required: false },
      ],
    },
    {
      visible: { field: 'firstName', filled: true },
      fields: [
        { kind: 'checkbox', name: 'declaration', labelKey: 'fields.declaration' },
        { kind: 'upload', name: 'front', labelKey: 'fields.idNumber', purpose: 'front' },
      ],
    },
  ],
});
const now = '2025-01-31';
const field = (name: string): ValueField =>
  shownFields(schema, { firstName: 'a', kind: 'card' }).find((one) => one.name === name) as ValueField;

describe('a form from its schema', () => {
  it('given no values, then each field begins empty in its own shape', () => {
    expect(startValues(schema)).toEqual({
      firstName: '',
      phoneNumber: '',
      areaCode: '86',
      kind: '',
      card: '',
      secret: '',
      declaration: false,
      front: [],
    });
  });

  it('given a draft of another shape or of unknown fields, then only what fits is taken', () => {
    const values = startValues(
      schema,
      { firstName: 'Li' },
      { firstName: 7, front: 'x', gone: 1, kind: 'card' },
    );
    expect(values).toMatchObject({ firstName: 'Li', front: [], kind: 'card' });
    expect(values).not.toHaveProperty('gone');
  });

  it('given hidden fields and sections, then they are neither checked nor sent', () => {
    expect(shownFields(schema, {}).map((one) => one.name)).toEqual([
      'firstName',
      'phoneNumber',
      'kind',
      'secret',
    ]);
    expect(
      sentValues(schema, { ...startValues(schema), firstName: ' Li ', card: '123', kind: 'other' }),
    ).toEqual({
      firstName: 'Li',
      kind: 'other',
      declaration: false,
      front: [],
    });
  });

  it('given a phone, then its area code is sent with it, as it was chosen', () => {
    const { phoneNumber, areaCode } = sentValues(schema, { phoneNumber: ' 13812345678 ', areaCode: '81' });
    expect({ phoneNumber, areaCode }).toEqual({ phoneNumber: '13812345678', areaCode: '81' });
  });

  it('given sensitive fields, then a draft never holds them', () => {
    expect(Object.keys(keptValues(schema, startValues(schema), {}))).toEqual([
      'firstName',
      'phoneNumber',
      'areaCode',
      'kind',
      'declaration',
    ]);
  });

  it('given values as the form began with them, then a draft holds only what was changed', () => {
    const known = startValues(schema, { kind: 'card' });
    expect(keptValues(schema, { ...known }, known)).toEqual({});
    expect(keptValues(schema, { ...known, firstName: 'Li', kind: '' }, known)).toEqual({
      firstName: 'Li',
      kind: '',
    });
  });

  it.each([
    ['firstName', { firstName: '李' }, 'englishName'],
    ['firstName', { firstName: '  ' }, 'required'],
    ['phoneNumber', { phoneNumber: '123456789', areaCode: '86' }, 'phoneMainland'],
    ['declaration', { declaration: false }, 'agreed'],
    ['front', { front: [] }, 'fileRequired'],
  ])('given %s as %j, then the rule %s is broken', (name, values, rule) => {
    expect(breachOf(field(name), values, now)?.rule).toBe(rule);
  });

  it('given a phone of Japan, then ten digits are asked for, after a zero or without [F5.7-09]', () => {
    const broken = (phoneNumber: string) =>
      breachOf(field('phoneNumber'), { phoneNumber, areaCode: '81' }, now)?.rule;
    expect(['09012345678', '9012345678', '901234567'].map(broken)).toEqual([
      undefined,
      undefined,
      'phoneJapan',
    ]);
  });

  it('given what each kind asks for, then nothing is broken', () => {
    expect(breachOf(field('phoneNumber'), { phoneNumber: '13812345678', areaCode: '86' }, now)).toBeNull();
    expect(breachOf(field('front'), { front: ['key'] }, now)).toBeNull();
    expect(breachOf(field('secret'), { secret: '' }, now)).toBeNull();
  });
});

it('every rule has its words', () => {
  expect(ruleNames.filter((rule) => !(rule in en))).toEqual([]);
});
