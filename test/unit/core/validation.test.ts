import { dayIn, zoneIn } from '@/domain/markets/marketDays';
import { marketCodes } from '@/domain/markets/markets';
import fc from 'fast-check';
import {
  breachesOf,
  firstBreach,
  type FormValues,
  holds,
  isAba,
  isAbaDistrict,
  isBic,
  isCnpj,
  isCuit,
  isHkid,
  isIbanOf,
  isIfscShape,
  isKoreanId,
  isMoroccanRib,
  isNit,
  isNric,
  isNzAccount,
  isTurkishId,
  isUen,
  isUruguayanId,
  isCbu,
  isChineseResidentId,
  isClabe,
  isCpf,
  isIban,
  isLuhn,
  isNuban,
  keeps,
  type PatternName,
  patterns,
  postCodeRule,
  type RuleName,
  ruleNames,
} from '@/core/validation';
import { breachOf } from '@/schemas/fieldRules';
import { holdsFor } from './property';

const context = { values: {}, today: '2025-03-15' };

const cases: Record<PatternName, { holds?: string; good: string[]; bad: string[] }> = {
  integer: { holds: 'F5.7-01', good: ['0', '007'], bad: ['1.0', '-1', 'a'] },
  amount: { holds: 'F5.7-02', good: ['0', '0.5', '12.34'], bad: ['01', '1.234', '.5', '-1'] },
  amountFourDecimals: { good: ['1.2345'], bad: ['1.23456', '00.1'] },
  phone: {
    holds: 'F5.7-07',
    good: ['1234567', '123456789012'],
    bad: ['123456', '1234567890123', '+123456789'],
  },
  phoneMainland: {
    holds: 'F5.7-08',
    good: ['13800138000', '19900001111'],
    bad: ['12800138000', '1380013800'],
  },
  phoneJapan: {
    holds: 'F5.7-09',
    good: ['09012345678', '9012345678'],
    bad: ['0901234567'.slice(0, 9), '009012345678'],
  },
  email: {
    holds: 'P5-16',
    good: ['a@b.co', 'first.last+x@mail.example.com'],
    bad: ['a@b', 'a b@c.de', '@b.co', 'a@b..co', '.a@b.co', 'a..b@c.co', 'a@-b.co'],
  },
  englishName: {
    holds: 'F5.7-11',
    good: ['Mary-Jane O’Neil', "J. D'Arcy", 'A_B·C "D"'],
    bad: ['Mary1', '玛丽', 'Zoë', 'Li, Wei', 'Li[Wei'],
  },
  chineseName: { good: ['张三', '买买提·艾力'], bad: ['张', 'Zhang'] },
  password: {
    holds: 'F5.7-12',
    good: ['abc123', 'A1!@#$%^&*()_+-='],
    bad: ['abcdef', '123456', 'ab12', 'abc12', 'a1'.repeat(9), `${'a1'.repeat(8)}a`, 'abc 123'],
  },
  passwordKorea: { good: ['135790'], bad: ['12345', '1234567', 'abcdef'] },
  payPassword: {
    holds: 'F5.7-14',
    good: ['a13b57', '135abc', 'a1'.repeat(8)],
    bad: ['abc123', 'a11122', 'abcdef', 'a98765', 'a13b5', `${'a1'.repeat(8)}a`, '135791'],
  },
  payPasswordDigits: {
    holds: 'F5.7-14',
    good: ['135790', '135814'],
    bad: ['111111', '123456', '654321', '124567'],
  },
  verificationCode: { holds: 'F5.7-16', good: ['000000'], bad: ['12345', 'abcdef'] },
  verificationCodeKorea: { holds: 'F5.7-17', good: ['123'], bad: ['12', '1234', 'abc'] },
  couponCode: { good: ['ABC12345', 'abcDE123'], bad: ['AB123456', 'ABC1234', 'ABC1234-'] },
  addressChinese: { holds: 'F5.7-20', good: ['北京市海淀区中关村大街1号'], bad: ['Main Street 1', '你好'] },
  addressEnglish: { holds: 'F5.7-21', good: ['12/3 King St, #4-01'], bad: ['中山路 1', 'A@B'] },
  addressEnglishStrict: { holds: 'F5.7-22', good: ['Unit 4'], bad: ['12 34', 'Unit 路'] },
  noPoBox: {
    holds: 'F5.7-23',
    good: ['12 Box Hill Road'],
    bad: ['PO Box 12', 'p.o. box 3', 'Post Office Box 7'],
  },
  alphanumeric8to18: {
    holds: 'F5.7-25',
    good: ['A1234567', 'A'.repeat(18)],
    bad: ['A123456', 'A'.repeat(19), 'A123-4567'],
  },
  permitId: {
    holds: 'F5.7-26',
    good: ['H12345678', 'm1234567890'],
    bad: ['12345678', 'H1234567', 'HM12345678'],
  },
  taiwanTravelPermit: { holds: 'F5.7-27', good: ['12345678'], bad: ['1234567', 'A2345678'] },
  taxId9: { holds: 'F5.7-28', good: ['123456789'], bad: ['12345678'] },
  ssn: { holds: 'F5.7-28', good: ['123456789', '123-45-6789'], bad: ['1234-56-789', '12345678'] },
  postCode4: { holds: 'F5.7-29', good: ['2000'], bad: ['200', '20000'] },
  postCode5: { holds: 'F5.7-29', good: ['10001'], bad: ['1000'] },
  postCode6: { holds: 'F5.7-29', good: ['100000'], bad: ['10000'] },
  postCode7: { holds: 'F5.7-29', good: ['1000001'], bad: ['100000'] },
  postCodeCanada: { holds: 'F5.7-30', good: ['K1A0B1', 'k1a 0b1'], bad: ['1KA0B1', 'K1A0B'] },
  postCodeJapan: { holds: 'F5.7-31', good: ['1000001', '100-0001'], bad: ['100-001'] },
  postCodeBrazil: { holds: 'F5.7-32', good: ['01310-100', '01310100'], bad: ['0131-0100'] },
  postCodeKorea: { holds: 'F5.7-33', good: ['04524'], bad: ['045-24'] },
  postCodeUnitedKingdom: { good: ['SW1A 1AA', 'M1 1AE'], bad: ['12345'] },
  koreanId: { holds: 'F5.7-34', good: ['900101-1234567', '9001011234567'], bad: ['900101-123456'] },
  abaRouting: { holds: 'F5.7-35', good: ['021000021'], bad: ['02100002'] },
  bankAccount: {
    holds: 'F5.7-36',
    good: ['622202020011223', '6222020200112230126'],
    bad: ['022202020011223', '62220202001122'],
  },
  ifsc: { holds: 'F5.7-37', good: ['HDFC0001234', 'hdfc0CAAB12'], bad: ['HDFC000123', 'HDFC-001234'] },
  streetAustralia: { holds: 'F5.7-38', good: ['12 King St'], bad: ['King St', '12'] },
  iban: {
    holds: 'F5.7-39',
    good: ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'DE' + '1'.repeat(33)],
    bad: ['1E89', 'D189', 'DE' + '1'.repeat(34)],
  },
  ibanTurkey: {
    holds: 'F5.7-40',
    good: ['TR330006100519786457841326'],
    bad: ['GB330006100519786457841326', 'DE89370400440532013000', 'TR33', 'TR33000610051978645784132'],
  },
  swift: { holds: 'F5.7-41', good: ['DEUTDEFF', 'DEUTDEFF500'], bad: ['DEUTDEF', 'DEUTDEFF50'] },
  cpf: { holds: 'F5.7-42', good: ['52998224725', '529.982.247-25'], bad: ['5299822472', '529-982-247.25'] },
  eVisaShareCode: {
    holds: 'F5.7-43',
    good: ['W1A BCD 234', '1', 'A'.repeat(20)],
    bad: ['W1A-BCD', 'A'.repeat(21)],
  },
  vietnamAmount: { good: ['999999999999', '0'], bad: ['1000000000000', '1.5'] },
  japanAccountNumber: { holds: 'F5.7-45', good: ['1234567'], bad: ['123456'] },
  bsb: { holds: 'F5.7-49', good: ['062-000', '062000'], bad: ['06200'] },
  upiId: { holds: 'F5.7-48', good: ['name.last@okbank'], bad: ['name', 'a@b', 'name@ok1'] },
  billPostscript: { holds: 'F5.3-10', good: ['INV001', 'A'.repeat(150)], bad: ['INV 001', 'A'.repeat(151)] },
  residentIdMainland: {
    holds: 'F8-20',
    good: ['11010519491231002X'],
    bad: ['11010519491331002X', '110105194912310'],
  },
  sortCode: { good: ['20-00-00', '200000'], bad: ['2000'] },
  passportNumber: { good: ['E12345678', 'pa 1234567'], bad: ['12345', 'E1234567890', '護照123456'] },
  licenceNumber: { good: ['98765432', 'D123-4567-8901'], bad: ['1234', 'x'.repeat(21)] },
  immiCard: { good: ['EIS123456'], bad: ['EI1234567', '123456EIS'] },
  hkid: { good: ['A123456(3)', 'AB987654A', 'a1234563'], bad: ['A12345(6)', '1234567(8)'] },
  nric: { good: ['S1234567D', 'g1234567x'], bad: ['A1234567D', 'S123456D'] },
  ird: { good: ['49-091-850', '136410132'], bad: ['1234567', '1234567890'] },
  licenceNewZealand: { good: ['DX123456'], bad: ['D1234567', 'DXX23456'] },
  sin: { good: ['046 454 286', '046454286'], bad: ['04645428', '0464542866'] },
  nationalInsurance: { good: ['AB 12 34 56 C', 'ab123456c'], bad: ['QQ123456C', 'GB123456A', 'AB123456E'] },
  taxIdEurope: { good: ['12 345 678 903', 'X1234567L'], bad: ['1234567', '1'.repeat(16)] },
  idCardEurope: { good: ['ZZC123456'], bad: ['A1234', 'A'.repeat(16)] },
  postCodeEurope: { good: ['10119', 'NW1 6XE', '1010'], bad: ['12', '-1234', '12345678901'] },
  residenceCardJapan: { good: ['AB12345678CD'], bad: ['A12345678CD', 'AB1234567CD'] },
  myNumber: { good: ['1234 5678 9018'], bad: ['12345678901', '1234567890123'] },
  licenceJapan: { good: ['123456789012'], bad: ['12345678901A'] },
  citizenIdVietnam: { good: ['001088012345', '123456789'], bad: ['1234567890'] },
  taxIdVietnam: { good: ['8012345678', '0100109106-001'], bad: ['801234567'] },
  rgBrazil: { good: ['12.345.678-X'], bad: ['1234', '1'.repeat(15)] },
  licenceBrazil: { good: ['01234567890'], bad: ['0123456789', '0123456789X'] },
  migrationCardBrazil: { good: ['V123456-7', 'F123456A'], bad: ['1234567', 'VV12345'] },
  licenceKorea: { good: ['11-12-345678-90'], bad: ['11-12-345678'] },
  greenCard: { good: ['SRC1234567890', 'A123456789', '123-456-789'], bad: ['SRC123', '12345678'] },
  katakanaName: {
    good: ['ヤマダ', 'ティ　ラン', 'ﾔﾏﾀﾞ', 'ジョン・スミス'],
    bad: ['やまだ', 'Yamada', '山田'],
  },
  hangulName: { good: ['홍길동', '남궁 민수'], bad: ['Hong', '홍', '洪吉童'] },
  unitSingapore: { good: ['#12-34', '01-05A', '#B1-23'], bad: ['1234', '#12'] },
  zenginName: {
    good: ['ヤマダ ハナコ', 'ﾔﾏﾀﾞ ﾊﾅｺ', 'カ)ヤマダ', 'ABC-1'],
    bad: ['山田花子', 'やまだ', 'yamada'],
  },
  fpsId: { good: ['1234567', '123456789'], bad: ['12345678', '123456'] },
  phoneHongKong: { good: ['51234567'], bad: ['11234567', '5123456'] },
  phoneSingapore: { good: ['91234567', '81234567'], bad: ['61234567', '912345678'] },
  phonePhilippines: { good: ['9171234567'], bad: ['8171234567', '917123456'] },
  pixRandomKey: { good: ['123e4567-e89b-12d3-a456-426655440000'], bad: ['123e4567e89b12d3a456426655440000'] },
  pixPhone: { good: ['+5511912345678'], bad: ['5511912345678', '+551191234567890'] },
  cnic: { good: ['3520212345671'], bad: ['0520212345671', '35202-1234567-1'] },
  wechatAccount: { good: ['wang_fang-88', 'wxid_abc123'], bad: ['8wang', 'wang', 'a'.repeat(21)] },
  unionPayCard: { good: ['6228480012345678903'], bad: ['4111111111111111', '622848'] },
  alipayAccount: { good: ['13800138000', '+86 138 0013 8000', 'a@b.cn'], bad: ['1234', 'a@b'] },
};

const fixedLength: readonly PatternName[] = [
  'phoneMainland', 'passwordKorea', 'verificationCode', 'verificationCodeKorea', 'couponCode', 'permitId',
  'taiwanTravelPermit', 'taxId9', 'ssn', 'postCode4', 'postCode5', 'postCode6', 'postCode7', 'postCodeCanada',
  'postCodeJapan', 'postCodeBrazil', 'postCodeKorea', 'koreanId', 'abaRouting', 'bankAccount', 'ifsc', 'ibanTurkey',
  'swift', 'cpf', 'japanAccountNumber', 'bsb',
]; // prettier-ignore

describe('patterns', () => {
  test.each((Object.keys(patterns) as PatternName[]).map((name) => ({ name, holds: '', ...cases[name] })))(
    '$name takes what it names and nothing else [$holds]',
    ({ name, good, bad }) => {
      const tooLong = fixedLength.includes(name) ? [`${good.at(-1)}1`] : [];
      expect(good.filter((value) => !patterns[name](value))).toEqual([]);
      expect([...bad, ...tooLong].filter((value) => patterns[name](value))).toEqual([]);
    },
  );

  test('no pattern needs long for any text', () => {
    const hostile = ['a'.repeat(5000), `${'a.'.repeat(2000)}@`, `${'po '.repeat(2000)}`, '1'.repeat(5000)];
    const started = Date.now();
    for (const name of Object.keys(patterns) as PatternName[])
      hostile.forEach((text) => patterns[name](text));
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

describe('rules', () => {
  test('an empty value breaks only what asks for something [F5.7-53]', () => {
    const asking = ruleNames.filter((rule) => !keeps(rule, '  ', {}, context));
    expect(asking.sort()).toEqual(['agreed', 'fileRequired', 'required']);
    // Ticked, and unticked again.
    expect(['true', 'false'].map((ticked) => keeps('agreed', ticked, {}, context))).toEqual([true, false]);
  });

  test.each<[RuleName, string, object, boolean]>([
    ['money', '1234567890123', {}, false],
    ['money', '1.234', { value: 2 }, false],
    ['money', '1.234', {}, false],
    ['money', '1.23', {}, true],
    ['money', '1.234', { value: 3 }, true],
    ['money', '-1', {}, false],
    ['money', '123456789012', {}, true],
    ['money', '0', {}, true],
    ['atLeast', '9.99', { value: '10' }, false],
    ['atMost', '10', { value: '10' }, true],
    ['maxLength', '😀😀', { value: 2 }, true],
    ['exactLength', '1234', { value: 4 }, true],
    ['digits', '12345', { value: '6-16' }, false],
    ['digits', '123456', { value: '6-16' }, true],
    ['digits', '1234567890123456', { value: '6-16' }, true],
    ['digits', '12345678901234567', { value: '6-16' }, false],
    ['digits', '12345A', { value: '6-16' }, false],
    ['digits', '12345678901', { value: '10' }, false],
    ['lettersDigits', 'AB12345', { value: '6-7' }, true],
    ['lettersDigits', 'AB123456', { value: '6-7' }, false],
    ['maxChoices', 'a,b,c', { value: 0 }, true],
    ['maxChoices', 'a,b,c', { value: 2 }, false],
    ['date', '2025-02-29', {}, false],
    ['afterToday', '2025-03-15', {}, false],
    ['afterToday', '2025-03-16', {}, true],
    ['beforeToday', '2025-03-14', {}, true],
    ['beforeToday', '2025-03-15', {}, false],
    ['beforeToday', '2025-03-16', {}, false],
    ['minAge', '2007-03-16', {}, false],
    ['minAge', '2007-03-15', {}, true],
    ['withinMonths', '2024-12-15', { value: 3 }, true],
    ['withinMonths', '2024-12-14', { value: 3 }, false],
    ['withinMonths', '2025-03-16', { value: 3 }, false],
    ['aboveRate', '4.7', { value: '4.7' }, false],
    ['aboveRate', '4.71', { value: '4.7' }, true],
    ['belowRate', '4.71', { value: '4.7' }, false],
  ])('%s of %s with %p is kept: %s [F5.7-52 P5-13 P5-14 P5-15]', (rule, value, arg, kept) => {
    expect(keeps(rule, value, arg, context)).toBe(kept);
  });

  test('a value may have to be the same as another', () => {
    const values = { password: 'abc123' };
    const kept = (again: string) => keeps('same', again, { field: 'password' }, { ...context, values });
    expect(['abc123', 'abc124', 'ABC123'].map(kept)).toEqual([true, false, false]);
  });

  test('an amount may have four decimals where a field says so [F5.7-03]', () => {
    const kept = (text: string) => keeps('money', text, { value: 4 }, context);
    expect(['1.2345', '1', '1.23456'].map(kept)).toEqual([true, true, false]);
    expect(keeps('money', '1.2345', {}, context)).toBe(false);
    const field = { kind: 'amount', name: 'rate', labelKey: 'fields.amount', currency: 'AUD' } as const;
    const breach = (decimals: number, rate: string) =>
      breachOf({ ...field, decimals }, { rate }, context.today)?.rule;
    expect([breach(4, '1.2345'), breach(4, '1.23456'), breach(2, '1.234')]).toEqual([
      undefined,
      'money',
      'money',
    ]);
  });

  test('the BSB comes before the account [F5.7-50]', () => {
    const specs = [{ rule: 'after', field: 'bsb' }] as const;
    expect(firstBreach('accountNumber', specs, { ...context, values: { accountNumber: '1' } })?.rule).toBe(
      'after',
    );
    expect(
      firstBreach('accountNumber', specs, { ...context, values: { accountNumber: '1', bsb: '062-000' } }),
    ).toBeNull();
  });

  test('a street must not repeat district, state or postcode [F5.7-24]', () => {
    const at = (street: string, values: FormValues = {}) =>
      firstBreach('street', ['streetOnly'], {
        ...context,
        values: { suburb: 'Box Hill', state: 'VIC', postCode: '3128', ...values, street },
      });
    for (const told of [
      '12 King Street, Box Hill',
      '12 King Street, box hill 3128',
      '12 King Street 3128',
      '12 King Street VIC',
      '12 King Street, Vic, Australia',
    ])
      expect([told, at(told)?.rule]).toEqual([told, 'streetOnly']);
    expect(at('Rua Um 5, Centro', { district: 'Centro' })?.rule).toBe('streetOnly');
    for (const street of ['12 King Street', '12 Victoria Street', '9 Box Hill Road', '3128 King Street'])
      expect([street, at(street)]).toEqual([street, null]);
    expect(at('1200 12th Street NE', { state: 'NE' })).toBeNull();
    expect(at('12 King Street', { suburb: '', state: '', postCode: '' })).toBeNull();
  });

  test('given a condition, then its rule counts only while it holds', () => {
    const specs = [
      {
        rule: 'required',
        when: { any: [{ field: 'kind', is: ['a', 'b'] }, { not: { field: 'other', filled: false } }] },
      },
    ] as const;
    expect(firstBreach('x', specs, { ...context, values: { kind: 'c', other: '' } })).toBeNull();
    expect(firstBreach('x', specs, { ...context, values: { kind: 'b' } })?.rule).toBe('required');
    expect(firstBreach('x', specs, { ...context, values: { other: 'y' } })?.rule).toBe('required');
  });

  test('what blocks comes before what only warns; same names only warn [F5.3-09]', () => {
    const specs = [{ rule: 'different', field: 'lastName', warning: true }, { rule: 'englishName' }] as const;
    const names = (firstName: string) => ({ ...context, values: { firstName, lastName: 'li' } });
    expect(firstBreach('firstName', specs, names('Li'))).toEqual({
      rule: 'different',
      arg: { field: 'lastName' },
      warning: true,
    });
    expect(firstBreach('firstName', [...specs, { rule: 'minLength', value: 3 }], names('Li'))?.rule).toBe(
      'minLength',
    );
    expect(breachesOf('firstName', specs, names('Wei'))).toEqual([]);
  });

  test('conditions: all, filled, booleans as text', () => {
    expect(
      holds(
        {
          all: [
            { field: 'a', filled: true },
            { field: 'b', isNot: 'x' },
          ],
        },
        { a: true, b: 'y' },
      ),
    ).toBe(true);
    expect(holds({ field: 'a', filled: true }, { a: false })).toBe(false);
    expect(holds({ field: 'list', is: 'a,b' }, { list: ['a', 'b'] })).toBe(true);
  });

  test('the day is the market’s own, in summer time too', () => {
    const days = (instant: string, markets: readonly string[]) =>
      markets.map((market) => dayIn(market, Date.parse(instant)));
    expect(days('2025-03-15T23:30:00Z', ['GBR', 'EU', 'JPN', 'USA', 'NZL'])).toEqual([
      '2025-03-15', '2025-03-16', '2025-03-16', '2025-03-15', '2025-03-16',
    ]); // prettier-ignore
    // London's clocks change on 30 March and 26 October 2025.
    expect(['2025-03-29', '2025-03-30', '2025-10-25', '2025-10-26'].map((day) => dayIn('GBR', Date.parse(`${day}T23:30:00Z`)))).toEqual([
      '2025-03-29', '2025-03-31', '2025-10-26', '2025-10-26',
    ]); // prettier-ignore
    expect(days('2025-01-01T13:30:00Z', ['AUS', 'NZL', 'BRA'])).toEqual([
      '2025-01-02',
      '2025-01-02',
      '2025-01-01',
    ]);
    expect(days('2025-07-01T13:30:00Z', ['AUS', 'NZL', 'BRA'])).toEqual([
      '2025-07-01',
      '2025-07-02',
      '2025-07-01',
    ]);
    expect(() => dayIn('XXX', 0)).toThrow('No market');
  });

  test('every market has a zone, and the day that the platform’s own calendar tells', () => {
    const cities: Record<string, string> = {
      AUS: 'Australia/Sydney', NZL: 'Pacific/Auckland', JPN: 'Asia/Tokyo', SGP: 'Asia/Singapore', HKG: 'Asia/Hong_Kong', EU: 'Europe/Berlin',
      GBR: 'Europe/London', CAN: 'America/Toronto', USA: 'America/New_York', BRA: 'America/Sao_Paulo', KOR: 'Asia/Seoul', VNM: 'Asia/Ho_Chi_Minh', CHN: 'Asia/Shanghai',
    }; // prettier-ignore
    expect(Object.keys(cities).sort()).toEqual([...marketCodes].sort());
    for (const [market, timeZone] of Object.entries(cities)) {
      const told = new Intl.DateTimeFormat('en-CA', { timeZone });
      const differs: number[] = [];
      for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2028, 0, 1); at += 1_799_000 * 7)
        if (dayIn(market, at) !== told.format(at)) differs.push(at);
      expect([market, differs]).toEqual([market, []]);
    }
  });

  test('the zone of a market is told by its distance from UTC, in summer too', () => {
    const days = ['2026-01-15', '2026-07-15'].map((day) => Date.parse(day));
    expect(['AUS', 'USA', 'GBR'].map((market) => days.map((day) => zoneIn(market, day)))).toEqual([
      ['UTC+11:00', 'UTC+10:00'],
      ['UTC−05:00', 'UTC−04:00'],
      ['UTC+00:00', 'UTC+01:00'],
    ]);
  });

  test('postcodes follow their country', () => {
    expect([
      postCodeRule('AUS'),
      postCodeRule('KOR'),
      postCodeRule('JPN'),
      postCodeRule('ARE'),
      postCodeRule('toString'),
    ]).toEqual(['postCode4', 'postCodeKorea', 'postCodeJapan', null, null]);
  });
});

describe('check digits', () => {
  test('published examples pass, and a changed digit fails', () => {
    const changed = (text: string, at: number) =>
      `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
    const good: [(text: string) => boolean, string, number][] = [
      [isIban, 'DE89370400440532013000', 5],
      [isIban, 'GB29NWBK60161331926819', 12],
      [isLuhn, '4111111111111111', 7],
      [isAba, '021000021', 4],
      [isCpf, '52998224725', 3],
      [isCbu, '2850590940090418135201', 20],
      [isClabe, '032180000118359719', 9],
      [(text) => isNuban('011', text), '0000014579', 5],
      [isChineseResidentId, '11010519491231002X', 15],
      // Inland Revenue's examples for algorithms A, D and G.
      [isNzAccount, '010902006838900', 11],
      [isNzAccount, '0865231954512001', 9],
      [isNzAccount, '2626000320871032', 11],
      [isCnpj, '11222333000181', 3],
      [isCuit, '20267565393', 5],
      [isHkid, 'A123456(3)', 3],
      [isHkid, 'AB9876543', 4],
      [isNric, 'S1234567D', 4],
      [isNric, 'F7654321Q', 4],
      [isKoreanId, '8801011234568', 8],
      [isTurkishId, '10000000146', 3],
      [isUruguayanId, '12345672', 3],
      [isNit, '8001972684', 3],
      [isMoroccanRib, '011519000001205000534921', 11],
    ];
    for (const [check, text, at] of good) {
      expect([text, check(text)]).toEqual([text, true]);
      expect([text, check(changed(text, at))]).toEqual([text, false]);
    }
    expect(isCpf('11111111111')).toBe(false);
  });

  test('codes without a check digit keep the shape that their standard publishes', () => {
    expect(['DEUTDEFF', 'NEDSZAJJXXX', 'DEUT1EFF', 'DEUTDEFFX'].map(isBic)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['HDFC0000001', 'HDFC1000001', 'HD1C0000001'].map(isIfscShape)).toEqual([true, false, false]);
    expect(['021000021', '131000021', '801000021'].map(isAbaDistrict)).toEqual([true, false, true]);
    expect([
      isIbanOf('DE', 'DE89 3704 0044 0532 0130 00'),
      isIbanOf('FR', 'DE89370400440532013000'),
      isIbanOf('DE', 'DE8937040044053201300'),
    ]).toEqual([true, false, false]);
    expect(['53012345A', '201912345K', 'T08GA0001A', '2019123456'].map(isUen)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('no text makes a check throw', () => {
    holdsFor(
      fc.property(fc.string(), (text) => {
        for (const check of [isIban, isLuhn, isAba, isCpf, isCbu, isClabe, isChineseResidentId])
          expect(typeof check(text)).toBe('boolean');
      }),
    );
  });
});
