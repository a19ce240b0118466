import { kycFixtures } from '../fixtures/allKyc';

/** As in `sandbox/fixtures/payee`. */
type DemoPayee = readonly [country: string, form: string];

interface DemoRow {
  readonly areaCode: string;
  readonly phoneNumber: string;
  readonly email: string;
  /** Differs from the sample in `sandbox/fixtures/kyc`. */
  readonly own?: Readonly<Record<string, string>>;
  readonly payees: readonly DemoPayee[];
}

/** Without the area code. */
const rows: Readonly<Record<string, DemoRow>> = {
  AUS: {
    areaCode: '61',
    phoneNumber: '412345678',
    email: 'mia.aus@demo.test',
    own: { firstName: 'Mia', lastName: 'Taylor' },
    payees: [],
  },
  HKG: {
    areaCode: '852',
    phoneNumber: '51234567',
    email: 'ken.hkg@demo.test',
    own: { firstName: 'Ka Ming', lastName: 'Chan' },
    payees: [],
  },
  NZL: {
    areaCode: '64',
    phoneNumber: '211234567',
    email: 'aroha.nzl@demo.test',
    payees: [
      ['PHL', 'bank'],
      ['PHL', 'cash'],
      ['CHN', 'alipay'],
    ],
  },
  SGP: {
    areaCode: '65',
    phoneNumber: '81234567',
    email: 'rahim.sgp@demo.test',
    payees: [
      ['BGD', 'eWallet'],
      ['BGD', 'bank'],
      ['IND', 'upi'],
    ],
  },
  JPN: {
    areaCode: '81',
    phoneNumber: '9012345678',
    email: 'lan.jpn@demo.test',
    payees: [
      ['VNM', 'bank'],
      ['VNM', 'cash'],
      ['NPL', 'eWallet'],
    ],
  },
  EU: {
    areaCode: '49',
    phoneNumber: '15112345678',
    email: 'anna.eu@demo.test',
    payees: [
      ['GBR', 'sortCode'],
      ['TUR', 'iban'],
      ['MAR', 'cash'],
    ],
  },
  GBR: {
    areaCode: '44',
    phoneNumber: '7400123456',
    email: 'anna.gbr@demo.test',
    payees: [
      ['POL', 'iban'],
      ['IND', 'bank'],
      ['NGA', 'cash'],
    ],
  },
  CAN: {
    areaCode: '1',
    phoneNumber: '4165550123',
    email: 'priya.can@demo.test',
    payees: [
      ['IND', 'upi'],
      ['IND', 'bank'],
      ['PHL', 'eWallet'],
    ],
  },
  USA: {
    areaCode: '1',
    phoneNumber: '2125550147',
    email: 'maria.usa@demo.test',
    payees: [
      ['MEX', 'bank'],
      ['MEX', 'cash'],
      ['COL', 'bank'],
    ],
  },
  KOR: {
    areaCode: '82',
    phoneNumber: '1012345678',
    email: 'somchai.kor@demo.test',
    payees: [
      ['THA', 'bank'],
      ['THA', 'eWallet'],
      ['CHN', 'alipay'],
    ],
  },
  BRA: {
    areaCode: '55',
    phoneNumber: '11912345678',
    email: 'joao.bra@demo.test',
    // One CPF per person; tests use the sample's.
    own: { taxNumber: '529.982.247-25' },
    payees: [
      ['PRT', 'iban'],
      ['USA', 'bank'],
      ['ARG', 'bank'],
    ],
  },
  VNM: {
    areaCode: '84',
    phoneNumber: '912345678',
    email: 'minh.vnm@demo.test',
    payees: [
      ['JPN', 'bank'],
      ['KOR', 'bank'],
      ['SGP', 'paynow'],
    ],
  },
  CHN: {
    areaCode: '86',
    phoneNumber: '13812345678',
    email: 'wei.chn@demo.test',
    payees: [
      ['GBR', 'sortCode'],
      ['AUS', 'bank'],
      ['HKG', 'fps'],
    ],
  },
};

/** One ready sender per source market. */
export const demoAccounts = {
  password: 'Homeward8',
  list: kycFixtures.flatMap(({ market, values, document }) => {
    const row = rows[market];
    if (!row) return [];
    const { own, ...account } = row;
    const { firstName = '', lastName = '', ...basic } = { ...values, ...own };
    return [
      {
        ...account,
        key: market.toLowerCase(),
        market,
        basic: { ...basic, firstName, lastName },
        document,
        what: 'passed, with payees, and with orders in several states',
      },
    ];
  }),
};
