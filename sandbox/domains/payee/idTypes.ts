import type { Names } from '../../db/schema';
import { namesOf } from '../../texts';

interface IdType {
  code: string;
  names: Names;
}
const rows = (codes: readonly string[]): IdType[] =>
  codes.map((code) => ({ code, names: namesOf(`server.lists.idType.${code}`) }));

const passport = rows(['passport']);
const nationalId = rows(['nationalId']);

/** Others take identity card and passport. */
const own: Readonly<Record<string, readonly IdType[]>> = {
  CHN: rows(['residentId', 'homeReturnPermit', 'taiwanTravelPermit']),
  HKG: rows(['hkid']),
  SGP: rows(['nric', 'fin']),
  COL: rows(['CC', 'CE', 'NIT']),
  PAK: rows(['cnic']),
  PER: rows(['dni']),
  BRA: rows(['cpf']),
  IND: rows(['pan', 'aadhaar']),
}; // prettier-ignore

export const idTypesOf = (country: string): readonly IdType[] => [
  ...(own[country] ?? nationalId),
  ...passport,
];
