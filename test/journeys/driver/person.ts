import { randomInt } from 'node:crypto';

export interface Person {
  market: string;
  areaCode: string;
  phone: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

const australian = { areaCode: '61', start: '4', digits: 8 };
const phones: Record<string, typeof australian> = {
  AUS: australian,
  HKG: { areaCode: '852', start: '6', digits: 7 },
  NZL: { areaCode: '64', start: '21', digits: 7 },
  SGP: { areaCode: '65', start: '9', digits: 7 },
  JPN: { areaCode: '81', start: '90', digits: 8 },
  GBR: { areaCode: '44', start: '74', digits: 8 },
  USA: { areaCode: '1', start: '415', digits: 7 },
  CAN: { areaCode: '1', start: '604', digits: 7 },
  KOR: { areaCode: '82', start: '10', digits: 8 },
  EU: { areaCode: '49', start: '151', digits: 8 },
  BRA: { areaCode: '55', start: '119', digits: 8 },
  VNM: { areaCode: '84', start: '90', digits: 7 },
  CHN: { areaCode: '86', start: '138', digits: 8 },
};

let count = 0;

/** AUS for markets without a pattern. */
export function newPerson(market = 'AUS'): Person {
  const { areaCode, start, digits } = phones[market] ?? australian;
  const random = String(randomInt(10 ** (digits - 1), 10 ** digits));
  const key = `${Date.now().toString(36)}${count++}`;
  return {
    market,
    areaCode,
    phone: start + random,
    email: `journey-${key}@demo.test`,
    password: 'Homeward8',
    firstName: 'Robin',
    lastName: 'Journey',
  };
}
