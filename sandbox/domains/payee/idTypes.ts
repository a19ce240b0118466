import type { Names } from '../../db/schema';

interface IdType {
  code: string;
  names: Names;
}
const rows = (lines: readonly string[]): IdType[] =>
  lines.map((line) => {
    const [code = '', en = '', zh = '', hk = ''] = line.split('|');
    return { code, names: { en, zh, 'zh-HK': hk } };
  });

const passport = rows(['passport|Passport|护照|護照']);
const nationalId = rows(['nationalId|National identity card|身份证|身份證']);

/** Documents by country where they have names of their own; everywhere else the identity card and the passport. */
const own: Readonly<Record<string, readonly IdType[]>> = {
  CHN: rows(['residentId|Resident identity card|居民身份证|居民身份證', 'homeReturnPermit|Home return permit|港澳居民来往内地通行证|港澳居民來往內地通行證', 'taiwanTravelPermit|Travel permit of Taiwan residents|台湾居民来往大陆通行证|台灣居民來往大陸通行證']),
  HKG: rows(['hkid|Hong Kong identity card|香港身份证|香港身份證']),
  SGP: rows(['nric|NRIC|NRIC 身份证|NRIC 身份證', 'fin|FIN|FIN 外国人身份号码|FIN 外國人身份號碼']),
  COL: rows(['CC|Cédula de ciudadanía|公民身份证|公民身份證', 'CE|Cédula de extranjería|外国人身份证|外國人身份證', 'NIT|NIT|企业税号|企業稅號']),
  PAK: rows(['cnic|CNIC|CNIC 身份证|CNIC 身份證']),
  PER: rows(['dni|DNI|DNI 身份证|DNI 身份證']),
  BRA: rows(['cpf|CPF|CPF 税号|CPF 稅號']),
  IND: rows(['pan|PAN card|PAN 税卡|PAN 稅卡', 'aadhaar|Aadhaar|Aadhaar 身份证|Aadhaar 身份證']),
}; // prettier-ignore

export const idTypesOf = (country: string): readonly IdType[] => [
  ...(own[country] ?? nationalId),
  ...passport,
];
