import type { Names } from '../../db/schema';
import { said, type ServerText } from '../../texts';

/** `code|English|简体|繁體`. */
const list = (type: string, lines: readonly string[]) =>
  lines.map((line) => {
    const [code = '', en = '', zh = '', hk = ''] = line.split('|');
    const names: Names = { en, zh: zh || en, 'zh-HK': hk || zh || en };
    return { type, code, names };
  });

/** Korea Financial Telecommunications' bank codes. */
const koreanBanks = list('krBank', [
  '004|KB Kookmin|国民银行|國民銀行',
  '088|Shinhan|新韩银行|新韓銀行',
  '020|Woori|友利银行|友利銀行',
  '081|Hana|韩亚银行|韓亞銀行',
  '011|NH Nonghyup|农协银行|農協銀行',
  '003|IBK|企业银行|企業銀行',
  '090|Kakao Bank|Kakao 银行|Kakao 銀行',
  '092|Toss Bank|Toss 银行|Toss 銀行',
]);

const cruiseLines = list('cruiseCompany', [
  'CCL|Carnival Cruise Line',
  'RCI|Royal Caribbean International',
  'NCL|Norwegian Cruise Line',
  'MSC|MSC Cruises',
  'PCL|Princess Cruises',
  'HAL|Holland America Line',
  'CEL|Celebrity Cruises',
  'COS|Costa Cruises',
  'AIDA|AIDA Cruises',
  'STC|Star Cruises|丽星邮轮|麗星郵輪',
]);

const questions = list('kycQuestion', [
  'frequency|How often do you mean to send?|您预计多久汇款一次？|你預計多久匯款一次？',
  'receiver|Who will mostly receive it?|主要收款人是谁？|主要收款人是誰？',
  'ownMoney|Is it your own money?|资金是否为本人所有？|資金是否為本人所有？',
]);

export const kycLists = [...koreanBanks, ...cruiseLines, ...questions];

/** ZLP is for the school agent. */
export const cnChannels = {
  Kcb: {
    names: said('server.kyc.channelKcb'),
    nationalities: ['CHN'],
    opens: 'bankPage',
    agentOnly: false,
  },
  BlueOcean: {
    names: said('server.kyc.channelBlueOcean'),
    nationalities: ['CHN', 'HKG', 'MAC', 'TWN'],
    opens: 'bankPage',
    agentOnly: false,
  },
  CZCB: {
    names: said('server.kyc.channelCzcb'),
    nationalities: [
      'CHN',
      'HKG',
      'MAC',
      'TWN',
      'JPN',
      'KOR',
      'USA',
      'GBR',
      'DEU',
      'FRA',
      'IND',
      'PAK',
      'RUS',
      'VNM',
      'THA',
      'PHL',
    ],
    opens: 'here',
    agentOnly: false,
  },
  ZLP: {
    names: said('server.kyc.channelZlp'),
    nationalities: ['CHN'],
    opens: 'here',
    agentOnly: true,
  },
} as const satisfies Record<
  string,
  { names: ServerText; nationalities: readonly string[]; opens: 'here' | 'bankPage'; agentOnly: boolean }
>;
export type CnChannel = keyof typeof cnChannels;

export const singpassPeople = [
  { firstName: 'Wei Ling', lastName: 'Tan', birthDate: '1990-03-12', nationality: 'SGP', residency: 'citizen', idNumber: 'S1234567D', postCode: '560123', street: '123 Ang Mo Kio Avenue 6', unit: '#08-123', gender: 'F' },
  { firstName: 'Arun', lastName: 'Kumar', birthDate: '1984-11-30', nationality: 'IND', residency: 'resident', idNumber: 'S8406512H', postCode: '520456', street: '456 Tampines Street 42', unit: '#03-17', gender: 'M' },
  { firstName: 'Siti', lastName: 'Rahman', birthDate: '1995-07-01', nationality: 'SGP', residency: 'citizen', idNumber: 'S9512345B', postCode: '730789', street: '789 Woodlands Drive 60', unit: '#11-05', gender: 'F' },
] as const; // prettier-ignore
