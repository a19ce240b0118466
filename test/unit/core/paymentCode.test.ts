import fc from 'fast-check';
import { looksLikePaymentCode, readPaymentCode, type PaymentScheme } from '@/core/paymentCode';
import { crc16, readObjects } from '@/core/paymentCode/emv';
import { firstBreach, ruleContext } from '@/core/validation';
import { allFields, rulesOf } from '@/schemas/fieldRules';
import { payeeForms, type PayeeSchema } from '@/schemas/payee';
import { publishedCodes } from '../../fixtures/paymentCodes';
import { holdsFor } from './property';

const schemes: readonly PaymentScheme[] = ['pix', 'fps', 'payNow', 'upi'];
const item = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;
const code = (...template: readonly (readonly [string, string])[]): string => {
  const inner = template.map(([id, value]) => item(id, value)).join('');
  const head = `${item('00', '01')}${item('26', inner)}${item('58', 'XX')}6304`;
  return head + crc16(head);
};
const fault = (scheme: PaymentScheme, text: string): string => {
  const read = readPaymentCode(scheme, text);
  return read.ok ? `read ${read.key}` : read.fault;
};

describe('codes as published', () => {
  test.each([
    ['pix', publishedCodes.pix, { key: '123e4567-e12b-12d1-a456-426655440000', kind: 'random' }],
    ['fps', publishedCodes.fpsPhone, { key: '67891234', kind: 'phone' }],
    ['fps', publishedCodes.fpsId, { key: '6000509', kind: 'id' }],
    ['payNow', publishedCodes.payNowUen, { key: '201403121W', kind: 'uen' }],
    ['upi', publishedCodes.upi, { key: 'nadeem@npci' }],
  ] as const)('%s', (scheme, text, said) => {
    expect(readPaymentCode(scheme, text)).toEqual({ ok: true, ...said });
  });

  test('the checksum is over bytes and lengths count characters, also in Chinese', () => {
    for (const text of [publishedCodes.pix, publishedCodes.fpsPhone, publishedCodes.emv])
      expect(crc16(text.slice(0, -4))).toBe(text.slice(-4));
    const names = readObjects(readObjects(publishedCodes.emv)?.get('64') ?? '');
    expect(names?.get('01')).toBe('最佳运输');
    // The published check value of this CRC.
    expect(crc16('123456789')).toBe('29B1');
  });
});

describe('accounts of each kind', () => {
  test.each([
    [
      'pix',
      [
        ['00', 'BR.GOV.BCB.PIX'],
        ['01', '+5511912345678'],
      ],
      'phone',
      '+5511912345678',
    ],
    [
      'pix',
      [
        ['00', 'br.gov.bcb.pix'],
        ['01', 'ana@example.com'],
      ],
      'email',
      'ana@example.com',
    ],
    [
      'pix',
      [
        ['00', 'br.gov.bcb.pix'],
        ['01', '52998224725'],
      ],
      'taxNumber',
      '52998224725',
    ],
    [
      'fps',
      [
        ['00', 'HK.COM.HKICL'],
        ['01', '003'],
        ['04', 'lee@example.com'],
      ],
      'email',
      'lee@example.com',
    ],
    [
      'fps',
      [
        ['00', 'hk.com.hkicl'],
        ['02', '166069526'],
      ],
      'id',
      '166069526',
    ],
    [
      'payNow',
      [
        ['00', 'SG.PAYNOW'],
        ['01', '0'],
        ['02', '+6591234567'],
      ],
      'phone',
      '91234567',
    ],
    [
      'upi',
      [
        ['00', 'A000000524'],
        ['01', 'Priya.Sharma@okhdfcbank'],
      ],
      undefined,
      'priya.sharma@okhdfcbank',
    ],
  ] as const)('%s %j', (scheme, template, kind, key) => {
    expect(readPaymentCode(scheme, code(...template))).toEqual({ ok: true, key, ...(kind ? { kind } : {}) });
  });

  test('what a form takes from a code keeps every rule of the field it goes into', () => {
    const fields = Object.values(payeeForms)
      .flatMap((ways) => Object.values<PayeeSchema>(ways))
      .flatMap((schema) =>
        allFields(schema).flatMap((field) =>
          field.kind === 'text' && field.scan ? [{ schema, field, scan: field.scan }] : [],
        ),
      );
    expect(fields.map(({ scan }) => scan.scheme).sort()).toEqual([...schemes].sort());
    const { pix, fpsPhone, fpsId, payNowUen, upi } = publishedCodes;
    for (const { schema, field, scan } of fields)
      for (const text of [pix, fpsPhone, fpsId, payNowUen, upi]) {
        const read = readPaymentCode(scan.scheme, text);
        if (!read.ok) continue;
        const values = { [field.name]: read.key, ...(scan.kindField ? { [scan.kindField]: read.kind } : {}) };
        expect(firstBreach(field.name, rulesOf(field, values), ruleContext(values, '2025-01-01'))).toBeNull();
        const kinds = allFields(schema).find(({ name }) => name === scan.kindField);
        const choices = kinds?.kind === 'radio' ? (kinds.choices as readonly { value: string }[]) : [];
        expect(choices.map(({ value }) => value)).toEqual(
          read.kind ? expect.arrayContaining([read.kind]) : [],
        );
      }
  });
});

describe('codes that give nothing say why', () => {
  test('another scheme, no code, cut, altered, for one payment, of an unknown kind', () => {
    expect(fault('fps', publishedCodes.pix)).toBe('otherScheme');
    expect(fault('pix', publishedCodes.emv)).toBe('otherScheme');
    expect(fault('pix', publishedCodes.upi)).toBe('otherScheme');
    expect(fault('upi', publishedCodes.fpsId)).toBe('otherScheme');
    for (const scheme of schemes)
      for (const text of [
        '',
        'ana@example.com',
        'https://evil.example/pay',
        'javascript:alert(1)',
        '000201',
        '0'.repeat(3000),
      ])
        expect([text, fault(scheme, text)]).toEqual([text, 'notCode']);
    expect(fault('pix', publishedCodes.pix.slice(0, -1))).toBe('damaged');
    expect(fault('pix', publishedCodes.pix.replace('Fulano', 'Fulana'))).toBe('damaged');
    expect(fault('upi', 'upi://pay?pa=a@upi&pa=b@upi')).toBe('damaged');
    expect(fault('upi', 'upi://pay?pa=%E0%A4%A')).toBe('damaged');
    expect(fault('upi', 'upi://pay?pn=Nobody')).toBe('unknownKey');
    expect(fault('pix', code(['00', 'br.gov.bcb.pix'], ['25', 'pix.example.com/qr/1']))).toBe('oneTime');
    expect(fault('pix', code(['00', 'br.gov.bcb.pix'], ['01', '11111111111']))).toBe('unknownKey');
    expect(fault('payNow', code(['00', 'SG.PAYNOW'], ['01', '1'], ['02', 'S1234567D']))).toBe('unknownKey');
  });

  test('any text at all: an answer, and never an account out of an altered code', () => {
    holdsFor(
      fc.property(
        fc.constantFrom(...schemes),
        fc.string({ unit: 'binary', maxLength: 200 }),
        (scheme, text) => {
          expect(readPaymentCode(scheme, text).ok).toBe(false);
        },
      ),
    );
    const whole = publishedCodes.pix;
    holdsFor(
      fc.property(
        fc.nat(whole.length - 1),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
        (at, put) => {
          const altered = whole.slice(0, at) + put + whole.slice(at + 1);
          const read = readPaymentCode('pix', altered);
          // Only the checksum's own digits ignore case.
          if (read.ok) expect(altered.trim().toUpperCase()).toBe(whole.toUpperCase());
        },
      ),
    );
  });
});

test('what is typed is not taken for a code, what is pasted is', () => {
  for (const typed of ['00020126580', '00020112345678', 'upi', 'upi://pa', 'ana@example.com'])
    expect(looksLikePaymentCode(typed)).toBe(false);
  for (const text of Object.values(publishedCodes)) expect(looksLikePaymentCode(`\n${text} `)).toBe(true);
});
