import { act } from 'react';
import { SchemaForm } from '@/forms/SchemaForm';
import { useSchemaForm, type SchemaFormHandle, type SchemaFormOptions } from '@/forms/useSchemaForm';
import { addDays, addMonths, dateOf } from '@/core/dates';
import { marketCodes } from '@/domain/markets/markets';
import { kycMarketOf } from '@/schemas/kyc';
import { iban } from '@/schemas/payee/parts/account';
import { abaRouting, bsb, nzAccount, sortCode } from '@/schemas/payee/parts/routing';
import { defineForm, type FormSchema } from '@/schemas/types';
import { byId, draw, erase, frames, inputOf, isThere, leave, press, type } from '../drawn';
import { addEnglish } from '../english';

// Expected values are the specification's and locale's, not the rules'.

beforeAll(addEnglish);

const settled = () => act(async () => undefined);

async function open(schema: FormSchema, options: Partial<SchemaFormOptions> = {}) {
  const sent: unknown[] = [];
  const drawn: { form?: SchemaFormHandle } = {};
  const Form = () => {
    drawn.form = useSchemaForm({ schema, onSubmit: (values) => sent.push(values), ...options });
    return <SchemaForm form={drawn.form} />;
  };
  draw(<Form />);
  await frames(1);
  const id = (name: string) => `${schema.id}-${name}`;
  return {
    sent,
    send: () => act(() => drawn.form!.submit()),
    shown: (name: string) => inputOf(id(name)).value,
    said: (name: string) => byId(`${id(name)}-note`).textContent,
    put: async (name: string, value: string) => {
      type(id(name), value);
      await settled();
      leave(id(name));
      await settled();
    },
  };
}

const phone = (name: string, areaCode: string) =>
  ({
    kind: 'phone',
    name,
    labelKey: 'fields.phoneNumber',
    areaCodeName: `${name}Area`,
    areaCodes: [{ value: areaCode, label: `+${areaCode}` }],
    defaultAreaCode: areaCode,
    required: false,
  }) as const;
const postCode = (country: string) =>
  ({ kind: 'postCode', name: country, labelKey: 'fields.postCode', country, required: false }) as const;

const everyKind = defineForm({
  id: 'written',
  sections: [
    {
      fields: [
        { kind: 'email', name: 'email', labelKey: 'fields.email' },
        ...['AUS', 'USA', 'CHN', 'JPN', 'KOR', 'BRA', 'CAN', 'GBR', 'ARE'].map(postCode),
        phone('phone', '61'),
        phone('mainland', '86'),
        phone('japan', '81'),
        abaRouting,
        {
          kind: 'text',
          name: 'account',
          labelKey: 'fields.accountNumber',
          rules: [{ rule: 'digits', value: '6-16' }],
        },
        {
          kind: 'text',
          name: 'resident',
          labelKey: 'fields.accountNumber',
          rules: [{ rule: 'residentIdCheck' }],
        },
        {
          kind: 'text',
          name: 'again',
          labelKey: 'fields.postscript',
          rules: [{ rule: 'same', field: 'account' }],
        },
      ],
    },
  ],
});

const FINE = '';
const mail = 'Enter an email address, like name@example.com';
const anyPhone = 'Enter a phone number with 7 to 12 digits';
const mainland = 'Enter an 11-digit mainland number that starts with 1';
const japan = 'Enter a Japanese number with 10 or 11 digits';

describe('the words at a field', () => {
  it.each([
    ['email', [['name@example.com', FINE], ['', 'Email is required'], ['name', mail], ['name@example', mail], ['na me@example.com', mail], ['a..b@example.com', mail]]],
    ['AUS', [['2000', FINE], ['', FINE], ['200', 'Enter a 4-digit postcode'], ['20000', 'Enter a 4-digit postcode']]],
    ['USA', [['10001', FINE], ['1000', 'Enter a 5-digit postcode'], ['1000A', 'Enter a 5-digit postcode']]],
    ['CHN', [['100000', FINE], ['10000', 'Enter a 6-digit postcode']]],
    ['JPN', [['100-0001', FINE], ['1000001', FINE], ['100-001', 'Enter a 7-digit postcode, like 100-0001']]],
    ['KOR', [['04524', FINE], ['045-24', 'Enter a 5-digit postcode']]],
    ['BRA', [['01310-100', FINE], ['0131-0100', 'Enter a postcode like 01310-100']]],
    ['CAN', [['K1A 0B1', FINE], ['1KA 0B1', 'Enter a postcode like K1A 0B1']]],
    ['GBR', [['SW1A 1AA', FINE], ['12345', 'Enter a postcode like SW1A 1AA']]],
    ['ARE', [['no codes here', FINE]]],
    ['phone', [['1234567', FINE], ['123456789012', FINE], ['123456', anyPhone], ['1234567890123', anyPhone]]],
    ['mainland', [['13800138000', FINE], ['12800138000', mainland], ['1380013800', mainland], ['1234567', mainland]]],
    ['japan', [['09012345678', FINE], ['9012345678', FINE], ['901234567', japan], ['1234567', japan]]],
    ['abaRouting', [['021000021', 'Like 021000021'], ['02100002', 'Enter a 9-digit routing number']]],
    ['resident', [['11010519491231002X', FINE], ['110105194912310021', "This ID number isn't right. Check each digit."]]],
    ['account', [['123456', FINE], ['1234567890123456', FINE], ['12345', 'Enter 6-16 digits'], ['12345678901234567', 'Enter 6-16 digits'], ['12345A', 'Enter 6-16 digits']]],
  ] as const)('%s: its own words for each value [F5.7-07 F5.7-08 F5.7-09 P5-16 F5.7-29 F5.7-30 F5.7-31 F5.7-32 F5.7-33 F5.7-35 F5.7-56 F8-16 F8-17 F8-20 F8-21]', async (name, rows) => {
    const form = await open(everyKind);
    for (const [value, words] of rows) {
      await form.put(name, value);
      expect([name, value, form.said(name)]).toEqual([name, value, words]);
    }
  }); // prettier-ignore

  it('a picture is wanted where none is uploaded [F8-14]', async () => {
    const form = await open({
      id: 'papers',
      sections: [{ fields: [{ kind: 'upload', name: 'images', labelKey: 'kyc.proof.files', purpose: 'kyc-proof', max: 1 }] }],
    });
    await form.send();
    expect(form.said('images')).toMatch(/^Upload /);
    expect(form.sent).toEqual([]);
  }); // prettier-ignore

  const proofs = marketCodes.flatMap((code) => {
    const address = (kycMarketOf(code)?.proofs as Record<string, FormSchema> | undefined)?.address;
    return address ? [[code, address] as const] : [];
  });
  it.each(proofs)('%s: a proof of address that is too old says how old it may be [F9-20]', async (market, schema) => {
    const day = dateOf(Date.now(), 0);
    const said = async (months: number, days: number) => {
      const form = await open(schema, { initial: { issueDate: addDays(addMonths(day, -months), days) } });
      await form.send();
      const words = form.said('issueDate');
      erase();
      return words;
    };
    const limit = ['JPN', 'NZL'].includes(market) ? 6 : 3;
    expect(await said(limit, 2)).toBe(`From the last ${limit} months`);
    expect(await said(limit, -2)).toBe(`This must be from the last ${limit} months`);
  }); // prettier-ignore

  it('the name of the field that it does not match', async () => {
    const form = await open(everyKind);
    await form.put('account', '1234567');
    await form.put('again', '1234568');
    expect(form.said('again')).toBe('This must match Account number');
    await form.put('again', '1234567');
    expect(form.said('again')).toBe(FINE);
  });

  it('how many may be chosen, where a draft holds more [P5-10 P5-11]', async () => {
    const choices = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
    const capped = defineForm({
      id: 'choices',
      sections: [
        {
          fields: [
            { kind: 'checkboxGroup', name: 'capped', labelKey: 'fields.postscript', choices, max: 2 },
            { kind: 'checkboxGroup', name: 'free', labelKey: 'fields.postscript', choices },
            { kind: 'checkboxGroup', name: 'zero', labelKey: 'fields.postscript', choices, max: 0 },
          ],
        },
      ],
    });
    const form = await open(capped, {
      initial: {
        capped: ['one', 'two', 'three'],
        free: ['one', 'two', 'three'],
        zero: ['one', 'two', 'three'],
      },
    });
    await form.send();
    expect(['capped', 'free', 'zero'].map(form.said)).toEqual(['Choose up to 2', FINE, FINE]);
    expect(form.sent).toEqual([]);
    erase();
    await open(capped, { initial: { capped: ['one', 'two'], free: ['one', 'two'], zero: ['one', 'two'] } });
    const full = ['capped', 'free', 'zero'].map((name) =>
      byId(`choices-${name}-three`).getAttribute('aria-disabled'),
    );
    expect(full).toEqual(['true', null, null]);
  });
});

describe('a number of an account', () => {
  const accounts = defineForm({
    id: 'accounts',
    sections: [
      {
        fields: [
          sortCode,
          bsb,
          nzAccount,
          iban({ code: 'ARE', alpha2: 'AE' }, 'AE07 0331 2345 6789 0123 456'),
          { kind: 'bankAccount', name: 'threes', labelKey: 'fields.postscript', groups: [2, 3] },
          { kind: 'bankAccount', name: 'plain', labelKey: 'fields.postscript' },
        ],
      },
    ],
  });
  it.each([
    ['sortCode', '200000', '20-00-00'],
    ['sortCode', '20 00 00', '20-00-00'],
    ['sortCode', '20.00.00', '20-00-00'],
    ['sortCode', '20\u00a000\u00a000', '20-00-00'],
    ['sortCode', '20\u201000\u201000', '20-00-00'],
    ['sortCode', '20\u201500\u201500', '20-00-00'],
    ['sortCode', '20-00-00-99', '20-00-00'],
    ['sortCode', '2000', '20-00'],
    ['bsb', '062000', '062-000'],
    ['bsb', 'BSB 062-000', '062-000'],
    ['accountNumber', '010902006838900', '01-0902-0068389-00'],
    ['iban', 'ae07 0331 2345 6789 0123 456', 'AE07 0331 2345 6789 0123 456'],
    ['threes', '1234567890', '12 345 678 90'],
    ['plain', '1234-5678', '12345678'],
  ])('%s: of %s shows %s', async (name, typed, shown) => {
    const form = await open(accounts);
    await form.put(name, typed);
    expect(form.shown(name)).toBe(shown);
  });

  it('is sent without the separators that it shows', async () => {
    const form = await open(accounts);
    const typed = {
      sortCode: '20-00-00',
      bsb: '062-000',
      accountNumber: '01 0902 0068389 00',
      iban: 'AE07 0331 2345 6789 0123 456',
      threes: '12\u2013345',
      plain: '1 2.3-4',
    };
    for (const [name, value] of Object.entries(typed)) await form.put(name, value);
    await form.send();
    expect(form.sent).toEqual([
      {
        sortCode: '200000',
        bsb: '062000',
        accountNumber: '010902006838900',
        iban: 'AE070331234567890123456',
        threes: '12345',
        plain: '1234',
      },
    ]);
  });
});

describe('a field of figures', () => {
  const figures = defineForm({
    id: 'figures',
    sections: [
      {
        fields: [
          { kind: 'text', name: 'years', labelKey: 'fields.postscript', transform: 'digits' },
          { kind: 'text', name: 'share', labelKey: 'fields.postscript', transform: 'decimal' },
          { kind: 'amount', name: 'amount', labelKey: 'fields.amount', currency: 'AUD' },
          { kind: 'amount', name: 'rate', labelKey: 'fields.amount', currency: 'AUD', decimals: 4 },
        ],
      },
    ],
  });
  it.each([
    ['years', '1x2.3-4', '1234'],
    ['share', '1a2.3.45', '12.34'],
    ['amount', 'AUD -1,234.567.8', '1,234.56'],
    ['rate', '4.73125', '4.7312'],
  ])('%s: of %s keeps %s [F5.7-03 P9-16]', async (name, typed, kept) => {
    const form = await open(figures);
    await form.put(name, typed);
    expect(form.shown(name)).toBe(kept);
  });
});

describe('a form', () => {
  const person = defineForm({
    id: 'person',
    sections: [
      {
        fields: [
          { kind: 'name', name: 'firstName', labelKey: 'fields.firstName' },
          {
            kind: 'name',
            name: 'lastName',
            labelKey: 'fields.lastName',
            rules: [{ rule: 'different', field: 'firstName', warning: true }],
          },
          phone('mobile', '61'),
        ],
      },
    ],
  });

  it('is not sent while a rule is broken', async () => {
    const form = await open(person);
    await form.put('firstName', 'Ada');
    await form.put('lastName', 'Byron2');
    await form.send();
    expect(form.said('lastName')).toBe('Use Latin letters, as shown in your passport');
    expect(form.sent).toEqual([]);
  });

  it('asks about what is only odd, and is sent once that is right [F5.3-09]', async () => {
    const form = await open(person);
    await form.put('firstName', 'Ada');
    await form.put('lastName', 'Ada');
    expect(form.said('lastName')).toBe('This is the same as First name. Is that right?');
    await form.send();
    expect(form.said('lastName')).toBe('Last name and First name are the same. Is that right?');
    expect(form.sent).toEqual([]);
    press('person-lastName-right');
    await settled();
    expect(form.sent).toEqual([{ firstName: 'Ada', lastName: 'Ada' }]);
    await form.send();
    expect(form.sent).toHaveLength(2);
  });

  it('sends an area code with its phone, and neither without the number [P5-17]', async () => {
    const form = await open(person);
    await form.put('firstName', 'Ada');
    await form.put('lastName', 'Byron');
    await form.send();
    await form.put('mobile', '412345678');
    await form.send();
    expect(form.sent).toEqual([
      { firstName: 'Ada', lastName: 'Byron' },
      { firstName: 'Ada', lastName: 'Byron', mobile: '412345678', mobileArea: '61' },
    ]);
  });
});

describe('a number whose check digit is not right', () => {
  const account = defineForm({
    id: 'nga',
    sections: [
      {
        fields: [
          { kind: 'text', name: 'bankCode', labelKey: 'fields.bankName' },
          {
            kind: 'bankAccount',
            name: 'accountNumber',
            labelKey: 'fields.accountNumber',
            rules: [{ rule: 'nubanCheck', field: 'bankCode', warning: true }],
          },
          {
            kind: 'text',
            name: 'remark',
            labelKey: 'fields.postscript',
            rules: [{ rule: 'irdCheck', warning: true }],
          },
        ],
      },
    ],
  });
  const question =
    "The check digit does not match the bank you chose. Please compare the number with your recipient's. Is it right?";
  const fill = async (number: string, remark = '49091850') => {
    const form = await open(account);
    for (const [name, value] of Object.entries({ bankCode: '011', accountNumber: number, remark }))
      await form.put(name, value);
    await form.send();
    return form;
  };

  it('given the published example, then nothing is asked', async () => {
    const form = await fill('0000014579');
    expect(isThere('nga-accountNumber-right')).toBe(false);
    expect(form.sent).toHaveLength(1);
  });

  it('given another digit, then it is asked once, in its place, and again when it has changed', async () => {
    const form = await fill('0000014578');
    expect(form.said('accountNumber')).toBe(question);
    expect(byId('nga-accountNumber-change').textContent).toBe('Change it');
    expect(byId('nga-accountNumber-right').textContent).toBe('It is right, go on');
    expect(form.sent).toEqual([]);
    press('nga-accountNumber-change');
    await form.put('accountNumber', '0000014577');
    expect(form.said('accountNumber')).toBe("This account number doesn't match the bank. Check both.");
    expect(isThere('nga-accountNumber-right')).toBe(false);
    await form.send();
    press('nga-accountNumber-right');
    await settled();
    await form.send();
    expect(form.sent).toHaveLength(2);
    await form.put('accountNumber', '0000014576');
    await form.send();
    expect(form.said('accountNumber')).toBe(question);
    expect(form.sent).toHaveLength(2);
  });

  it('given two, then each is answered before the form goes', async () => {
    const form = await fill('0000014578', '49091851');
    press('nga-accountNumber-right');
    await settled();
    expect(form.sent).toEqual([]);
    expect(form.said('remark')).toBe(
      'Message looks unusual. Please compare it with the original. Is it right?',
    );
    press('nga-remark-right');
    await settled();
    expect(form.sent).toEqual([{ bankCode: '011', accountNumber: '0000014578', remark: '49091851' }]);
  });
});
