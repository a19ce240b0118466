import fc from 'fast-check';
import { AppError, hasCode, isAppError, toAppError } from '@/core/appError';
import { formatMinutes, formatRemaining, HOUR, nextTick, remaining } from '@/core/countdown';
import { addDays, addMonths, ageOn, dateOf, isDate, isWithinMonths } from '@/core/dates';
import { type FileKind, fileKind } from '@/core/fileKind';
import { createFileNumber, randomDigits } from '@/core/fileNumber';
import { maskCard, maskDate, maskEmail, maskIdNumber, maskName, maskPhone } from '@/core/masking';
import { fitsPhoneRule, formatPhone, normalizePhone } from '@/core/phone';
import { stateMachine } from '@/core/stateMachine';
import { allFields } from '@/schemas/fieldRules';
import { evidenceForm } from '@/schemas/evidence/handIn';
import { largeIncomeForm } from '@/schemas/largeRemit/papers';
import { holdsFor } from './property';

describe('app error', () => {
  test('anything thrown becomes one, without its text', () => {
    const error = toAppError(new Error('Jane Doe 0412 345 678'));
    expect(error).toMatchObject({ code: 'unknown', messageKey: 'errors.unknown', handled: false });
    expect(error.message).not.toContain('Jane');
    expect(toAppError(error)).toBe(error);
    expect(isAppError(error) && error instanceof AppError && error instanceof Error).toBe(true);
    expect(hasCode(error, '1', 'unknown')).toBe(true);
    expect(hasCode('x', 'unknown')).toBe(false);
  });
});

describe('masking', () => {
  test.each([
    [maskPhone, '0412345678', '041•••5678'],
    [maskPhone, '+86 138 0013 8000', '861••••••8000'],
    [maskPhone, '91234567', '••••••67'],
    [maskEmail, 'mary@example.com', 'm••••@example.com'],
    [maskEmail, 'x', '•'],
    [maskCard, '6222 0202 0011 2233', '•••• 2233'],
    [maskCard, '12345', '•••• 45'],
    [maskName, 'Mary Jane', 'M•• J••'],
    [maskName, '王小明', '••明'],
    [maskName, '王', '•'],
    [maskDate, '1990-05-17', '1990-••-••'],
    [maskDate, '17/5/1990', '••••••••'],
    [maskIdNumber, 'E12345678', 'E•••••••8'],
    [maskIdNumber, '12345', '•••••'],
  ])('%p hides %s as %s [F5.7-60]', (mask, value, shown) => {
    expect(mask(value)).toBe(shown);
  });

  test('a phone never shows more than its first 3 and last 4 digits [P9-31]', () => {
    holdsFor(
      fc.property(fc.stringMatching(/^\d{1,15}$/), (phone) => {
        const shown = maskPhone(phone).replace(/•/g, '').length;
        expect(shown).toBe(phone.length >= 10 ? 7 : phone.length > 2 ? 2 : 0);
      }),
    );
  });
});

describe('countdown', () => {
  test('24 hours after creation', () => {
    const created = Date.UTC(2025, 0, 1);
    const left = remaining(created + 24 * HOUR, created + 3 * HOUR);
    expect(formatRemaining(left)).toBe('21:00:00');
    expect(remaining(created, created + 1)).toMatchObject({ totalSeconds: 0, over: true });
    expect(formatMinutes(remaining(61_500, 0))).toBe('01:02');
  });
  test('after the next tick exactly one second less is shown', () => {
    holdsFor(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (left) => {
        const wait = nextTick(left, 0);
        expect(wait).toBeGreaterThan(0);
        expect(remaining(left, wait).totalSeconds).toBe(remaining(left, 0).totalSeconds - 1);
      }),
    );
  });
});

describe('file number', () => {
  test('timestamp and six digits, each digit as likely [P9-20]', () => {
    let next = 0;
    const counting = (count: number) => Uint8Array.from({ length: count }, () => next++ % 256);
    expect(createFileNumber(1735689600000, counting)).toMatch(/^1735689600000\d{6}$/);
    next = 0;
    const seen = new Map<string, number>();
    for (const digit of randomDigits(2500, counting)) seen.set(digit, (seen.get(digit) ?? 0) + 1);
    expect([...seen.values()].every((count) => count === 250)).toBe(true);
  });
});

describe('file kind', () => {
  const bytes = (...parts: (number[] | string)[]) =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
    );
  const zip = [0x50, 0x4b, 3, 4];
  test.each([
    ['a.png', bytes([0x89, 0x50, 0x4e, 0x47]), 'image'],
    ['a.jpeg', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image'],
    ['photo', bytes('RIFF0000WEBP'), 'image'],
    ['a.pdf', bytes('%PDF-1.7'), 'pdf'],
    ['a.docx', bytes(zip, '....word/document.xml'), 'word'],
    ['a.xlsx', bytes(zip, '....xl/workbook.xml'), 'excel'],
    ['a.xls', bytes([0xd0, 0xcf, 0x11, 0xe0]), 'excel'],
    ['a.pptx', bytes(zip, '....ppt/presentation.xml'), 'ppt'],
    ['a.ppt', bytes([0xd0, 0xcf, 0x11, 0xe0]), 'ppt'],
    ['a.docx', bytes(zip, '....ppt/presentation.xml'), 'unknown'],
    ['a.zip', bytes(zip, 'x'), 'unknown'],
    ['a.jpg', bytes('MZ executable'), 'unknown'],
    ['a.jpg', bytes('%PDF-1.7'), 'unknown'],
    ['a.pdf', bytes([0xff, 0xd8, 0xff]), 'unknown'],
    ['a.docx', bytes(zip, '....xl/workbook.xml'), 'unknown'],
    ['a.pdf.exe', bytes('%PDF-1.7'), 'pdf'],
    ['A.PDF', undefined, 'pdf'],
    ['https://x/y.webp?z=1.pdf', undefined, 'image'],
  ])('%s with its bytes is %s [F5.4-09]', (name, content, kind) => {
    expect(fileKind(name, content)).toBe(kind);
  });
  test('by its name a file is a picture by five extensions, else one of four other kinds [F5.4-08 P3-75]', () => {
    const kinds = (...names: string[]) => new Set(names.map((name) => fileKind(name)));
    expect(kinds('a.png', 'a.jpg', 'a.gif', 'a.jpeg', 'a.webp', 'A.JPG')).toEqual(new Set(['image']));
    expect(['a.pdf', 'a.xlsx', 'a.doc', 'a.txt'].map((name) => fileKind(name))).toEqual([
      'pdf', 'excel', 'word', 'unknown',
    ]); // prettier-ignore
    for (const content of [
      bytes([0xff, 0xd8, 0xff, 0xe0]),
      bytes([0x89, 0x50, 0x4e, 0x47]),
      bytes('GIF87a'),
      bytes('GIF89a'),
      bytes('RIFF0000WEBP'),
    ])
      expect(fileKind('nameless', content)).toBe('image');
  });
  test.each([
    ['studies', evidenceForm('studyProof')],
    ['income for a large transfer', largeIncomeForm('AUS', 'AUD')],
  ])('a proof of %s may be a picture, a paper or slides [F5.4-09]', (_of, form) => {
    const field = allFields(form).find(({ kind }) => kind === 'upload');
    const types: readonly FileKind[] = (field?.kind === 'upload' && field.types) || [];
    const taken = ['a.webp', 'b.docx', 'c.xlsx', 'd.pdf', 'e.PPT', 'f.exe', 'g'];
    expect(taken.filter((name) => types.includes(fileKind(name)))).toEqual(taken.slice(0, 5));
  });
});

describe('phone', () => {
  const aus = { areaCode: '61', min: 9, max: 9, trunk: '0' } as const;
  test('a number fits with and without its trunk zero, and is sent without', () => {
    expect(
      ['0412 345 678', '412345678', '41234567', '04123456789'].map((text) => fitsPhoneRule(text, aus)),
    ).toEqual([true, true, false, false]);
    expect(normalizePhone('0412 345 678', aus)).toBe('412345678');
  });
  test('a mobile-only market looks at the first digits', () => {
    expect(
      ['13800138000', '12800138000'].map((text) =>
        fitsPhoneRule(text, { areaCode: '86', min: 11, max: 11, starts: /^1[3-9]/ }),
      ),
    ).toEqual([true, false]);
  });
  test('is shown in groups', () => {
    expect(formatPhone({ areaCode: '61', number: '412345678' })).toBe('+61 412 345 678');
  });
});

describe('dates', () => {
  test.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['2025-1-1', false],
    ['2025-00-10', false],
    ['2025-01-00', false],
    ['12025-01-10', false],
    ['2025-01-10T00:00', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
  ])('%s exists: %s', (text, exists) => expect(isDate(text)).toBe(exists));

  test('months keep to the calendar', () => {
    expect([
      addMonths('2025-01-31', 1),
      addMonths('2025-01-15', -1),
      addMonths('2024-02-29', 12),
      addDays('2025-02-28', 1),
    ]).toEqual(['2025-02-28', '2024-12-15', '2025-02-28', '2025-03-01']);
    const notADate = new RangeError('Not a date');
    expect(() => addMonths('x', 1)).toThrow(notADate);
    expect(() => addDays('x', 1)).toThrow(notADate);
    expect(isWithinMonths('2025-01-01', '2025-07-01', 6)).toBe(true);
  });

  test('ages turn on the birthday', () => {
    expect([
      ageOn('2000-06-15', '2018-06-14'),
      ageOn('2000-06-15', '2018-06-15'),
      ageOn('2000-06-15', '2018-05-20'),
      ageOn('2000-06-15', '2018-07-01'),
      ageOn('2004-02-29', '2022-02-28'),
      ageOn('2004-02-29', '2022-03-01'),
    ]).toEqual([17, 18, 17, 18, 17, 18]);
    expect(ageOn('x', '2020-01-01')).toBeNaN();
  });

  test('adding days and taking them off again leads back', () => {
    holdsFor(
      fc.property(
        fc.integer({ min: 0, max: 4 * 10 ** 12 }),
        fc.integer({ min: -3000, max: 3000 }),
        (at, days) => {
          const date = dateOf(at, 0);
          expect(addDays(addDays(date, days), -days)).toBe(date);
        },
      ),
    );
  });
});

describe('state machine', () => {
  const machine = stateMachine({ a: ['b', 'c'], b: ['d'], c: [], d: ['b'] });
  test('moves, ends and ways come from the table', () => {
    expect([
      machine.canMove('a', 'b'),
      machine.canMove('a', 'd'),
      machine.canMove('a', 'a'),
      machine.canMove('x', 'a'),
    ]).toEqual([true, false, true, false]);
    expect([machine.isFinal('c'), machine.isFinal('b')]).toEqual([true, false]);
    expect([...machine.reachable('b')].sort()).toEqual(['b', 'd']);
    expect([machine.path('a', 'd'), machine.path('c', 'a'), machine.path('a', 'a')]).toEqual([
      ['a', 'b', 'd'],
      null,
      ['a'],
    ]);
    expect([machine.isKnown('a'), machine.isKnown('toString')]).toEqual([true, false]);
  });
});
