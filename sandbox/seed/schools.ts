import type { FeeType } from '@/domain/school/school';
import type { SchoolAccountKind } from '@/domain/school/schoolAccounts';
import { feeTypeCountries, feeTypes } from '@/domain/school/school';
import { accountKinds } from '@/schemas/schoolAccount';
import { precisionOf } from '@/domain/countries/currencies';
import { Decimal } from '@/core/decimal';
import type { Names, NewRow } from '../db/schema';
import { json } from '../db/schema';
import { eurLevels } from '../fixtures';
import { type ServerText } from '../texts';

const text = (line: string): ServerText => {
  const [en = '', zh = '', hk = ''] = line.split('|');
  return { en, zh, 'zh-HK': hk };
};

export const feeNames: Readonly<Record<FeeType, ServerText>> = {
  tuition: text('Tuition|学费|學費'),
  deposit: text('Deposit|押金|按金'),
  applicationFee: text('Application fee|申请费|申請費'),
  accommodation: text('Accommodation|住宿费|住宿費'),
  food: text('Food|餐费|膳食費'),
  languageClassFee: text('Language class fee|语言班学费|語言班學費'),
  languageClassDeposit: text('Language class deposit|语言班押金|語言班按金'),
  languageClassApplication: text('Language class application|语言班申请费|語言班申請費'),
  depositAndApplication: text('Deposit and application|押金及申请费|按金及申請費'),
  canadaGic: text('Canada GIC|加拿大担保投资|加拿大擔保投資'),
  germanSelfInsurance: text('German self-insurance|德国自保金|德國自保金'),
  studyInsurance: text('Study insurance|留学保险|留學保險'),
  installment: text('Installment|分期学费|分期學費'),
  matriculationFee: text('Matriculation fee|注册费|註冊費'),
};

export const fieldNames: Readonly<Record<string, ServerText>> = {
  studentFirstName: text("Student's first name|学生名|學生名"),
  studentLastName: text("Student's last name|学生姓|學生姓"),
  birthDate: text('Date of birth|出生日期|出生日期'),
  studentEmail: text("Student's email|学生邮箱|學生電郵"),
  identifierKind: text('Number type|编号类型|編號類型'),
  identifier: text('Number|编号|編號'),
  courseName: text('Course|课程|課程'),
  startDate: text('Course start date|开课日期|開課日期'),
  address: text('Address|住址|住址'),
  passportNumber: text('Passport number|护照号码|護照號碼'),
  policyNumber: text('Policy number|保单号|保單號'),
};

/** `id|name|简体|繁體|country|city|partner|kind of account`, invented; a country's first is on its home. */
const lines = [
  'gbr-thames|Thames Example University|泰晤士示例大学|泰晤士示例大學|GBR|London|bank|UK', 'gbr-moor|Moorland Example College|荒原示例学院|荒原示例學院|GBR|Leeds|flywire|UK',
  'deu-spree|Spree Example University|施普雷示例大学|施普雷示例大學|DEU|Berlin|bank|EU', 'fra-loire|Loire Example School|卢瓦尔示例学院|盧瓦爾示例學院|FRA|Nantes|flywire|EU',
  'hkg-peak|Peak Example University|山顶示例大学|山頂示例大學|HKG|Hong Kong|bank|HK', 'sgp-merlion|Merlion Example University|鱼尾示例大学|魚尾示例大學|SGP|Singapore|bank|SGP',
  'usa-prairie|Prairie Example University|草原示例大学|草原示例大學|USA|Chicago|flywire|USA', 'usa-bay|Bay Example College|海湾示例学院|海灣示例學院|USA|Oakland|bank|USA',
  'jpn-sakura|Sakura Example University|樱花示例大学|櫻花示例大學|JPN|Kyoto|bank|JPN', 'aus-harbour|Harbour Example University|海港示例大学|海港示例大學|AUS|Sydney|bank|AUS',
  'aus-outback|Outback Example College|内陆示例学院|內陸示例學院|AUS|Perth|bank|BPAY', 'can-maple|Maple Example University|枫叶示例大学|楓葉示例大學|CAN|Toronto|flywire|CAN',
  'can-lake|Lakeside Example Bank GIC|湖畔示例银行|湖畔示例銀行|CAN|Vancouver|bank|CAN', 'mys-hornbill|Hornbill Example University|犀鸟示例大学|犀鳥示例大學|MYS|Kuala Lumpur|bank|MYS',
  'tha-lotus|Lotus Example University|莲花示例大学|蓮花示例大學|THA|Bangkok|bank|THA', 'nzl-fern|Silver Fern Example University|银蕨示例大学|銀蕨示例大學|NZL|Auckland|bank|NZL',
].map((line) => line.split('|')); // prettier-ignore

const seeds = lines.map(([id = '', name = '', zh = '', hk = '', country = '', city = '', partner = '', kind = ''], index) => ({
  id,
  name,
  zh,
  hk,
  country,
  city,
  partner,
  kind: kind as SchoolAccountKind,
  hot: !lines.slice(0, index).some((other) => other[4] === country),
  position: (index + 1) * 10,
})); // prettier-ignore

/** `English|简体|繁體`. */
const cities = [
  'London|伦敦|倫敦', 'Leeds|利兹|列斯', 'Berlin|柏林|柏林', 'Nantes|南特|南特', 'Hong Kong|香港|香港', 'Singapore|新加坡|新加坡', 'Chicago|芝加哥|芝加哥', 'Oakland|奥克兰|奧克蘭', 'Kyoto|京都|京都',
  'Sydney|悉尼|悉尼', 'Perth|珀斯|珀斯', 'Toronto|多伦多|多倫多', 'Vancouver|温哥华|溫哥華', 'Kuala Lumpur|吉隆坡|吉隆坡', 'Bangkok|曼谷|曼谷', 'Auckland|奥克兰|奧克蘭',
]; // prettier-ignore

export const schoolCities: ReadonlyMap<string, Names> = new Map(
  cities.map((line) => {
    const [en = '', zh = '', hk = ''] = line.split('|');
    return [en, { en, zh, 'zh-HK': hk }];
  }),
);

export const schoolRows: readonly NewRow<'schools'>[] = seeds.map(({ zh, hk, kind, ...seed }) => ({
  ...seed,
  localName: zh,
  localNameHk: hk,
  currency: accountKinds[kind].currency,
}));

const aliases: Readonly<Record<string, readonly string[]>> = {
  'gbr-thames': ['TEU', 'Thames Uni'],
  'deu-spree': ['SEU', 'Spree-Beispieluniversität'],
  'hkg-peak': ['PEU'],
  'sgp-merlion': ['MEU'],
  'usa-prairie': ['PrairieU'],
  'jpn-sakura': ['桜大'],
  'aus-harbour': ['HarbourU', 'HEU'],
  'can-maple': ['MapleU'],
  'can-lake': ['GIC'],
};

export const schoolAliasRows: readonly NewRow<'schoolAliases'>[] = Object.entries(aliases).flatMap(
  ([id, names]) => names.map((alias) => ({ schoolId: id, alias })),
);

/** In euro; the lowest is a fiftieth. */
const feeMax: Partial<Record<FeeType, number>> = { tuition: 60_000, installment: 30_000, accommodation: 20_000, canadaGic: 20_000, germanSelfInsurance: 15_000 }; // prettier-ignore

export function schoolFeeRows(): NewRow<'schoolFees'>[] {
  return seeds.flatMap((seed) => {
    const { currency } = accountKinds[seed.kind];
    const level = new Decimal(eurLevels[currency] ?? 1);
    const amount = (eur: Decimal) => eur.mul(level).toDecimalPlaces(precisionOf(currency)).toFixed();
    return feeTypes
      .filter((type) => feeTypeCountries[type]?.includes(seed.country) ?? true)
      .map((type, index) => {
        const max = new Decimal(feeMax[type] ?? 5000);
        return {
          schoolId: seed.id,
          feeType: type,
          minAmount: amount(max.div(50)),
          maxAmount: amount(max),
          position: index,
        };
      });
  });
}

/** Invented, but valid. */
const numbers: Readonly<Record<SchoolAccountKind, { [field: string]: string }>> = {
  UK: { sortCode: '20-00-00', accountNumber: '55779911' },
  EU: { iban: 'DE89370400440532013000', swift: 'COBADEFFXXX' },
  HK: { bankCode: '992', accountNumber: '61420771838' },
  SGP: { swift: 'EXAMSGSG', accountNumber: '0720148826' },
  USA: { abaRouting: '021000021', accountNumber: '4821773019' },
  JPN: { bankCode: '9999', branchCode: '001', accountNumber: '1048726' },
  AUS: { bsb: '062-000', accountNumber: '10487265' },
  BPAY: { bpayBillerCode: '999999', bpayReference: '100200300' },
  CAN: { institutionNumber: '999', transitNumber: '00102', accountNumber: '1048726' },
  MYS: { swift: 'EXAMMYKL', accountNumber: '514012345678' },
  THA: { swift: 'EXAMTHBK', accountNumber: '0011048726' },
  NZL: { accountNumber: '010902006838900' },
};

export const schoolAccountRows = (now: number): NewRow<'schoolAccounts'>[] =>
  seeds.map((seed) => {
    const fields: { [field: string]: string } = { ...numbers[seed.kind], bankName: 'Example Bank' };
    return {
      id: `account-${seed.id}`,
      schoolId: seed.id,
      payerId: null,
      kind: seed.kind,
      country: seed.country,
      currency: accountKinds[seed.kind].currency,
      payeeName: seed.name,
      accountNumber: fields.accountNumber ?? fields.iban ?? fields.bpayReference ?? '',
      fingerprint: `school:${seed.id}`,
      fields: json(fields),
      confirmedAt: now,
      createdAt: now,
    };
  });
