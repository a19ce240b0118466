import { isAba, isBic, isClabe, isCbu } from '@/core/validation';
import { payeeFixtures } from '../../fixtures';
import { banksOf } from './banks';
import { ifscBranch } from './registers';

export interface CodeOwner {
  bankName: string;
  bankCode?: string;
  branchName?: string;
}

/** `prefix name`; the longest match wins. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  // Australia: first two or three digits of a BSB (Australian Payments Network).
  bsb: ['01 ANZ', '03 Westpac', '06 Commonwealth Bank', '08 National Australia Bank', '10 BankSA', '11 St.George Bank', '12 Bank of Queensland', '18 Macquarie Bank', '19 Bank of Melbourne', '30 Bankwest', '48 Suncorp Bank', '63 Bendigo Bank', '73 Westpac', '76 Commonwealth Bank', '78 National Australia Bank', '80 Cuscal', '92 ING', '93 AMP Bank'],
  // United Kingdom: first two digits of a sort code (Vocalink).
  sortCode: ['01 National Westminster Bank', '04 Monzo and other banks of the 04 range', '08 The Co-operative Bank', '09 Santander UK', '11 Halifax', '16 Royal Bank of Scotland', '20 Barclays', '23 Barclays', '30 Lloyds Bank', '40 HSBC UK', '50 National Westminster Bank', '60 National Westminster Bank', '77 Lloyds Bank', '80 Bank of Scotland', '82 Clydesdale Bank', '83 Royal Bank of Scotland'],
  // United States: routing numbers of large banks.
  abaRouting: ['021000021 JPMorgan Chase', '026009593 Bank of America', '121000248 Wells Fargo', '021000089 Citibank', '031176110 Capital One', '122000247 Wells Fargo', '322271627 JPMorgan Chase', '091000022 U.S. Bank', '043000096 PNC Bank', '061000104 Truist'],
  // New Zealand: first two digits of an account (Payments NZ).
  nzAccount: ['01 ANZ', '02 Bank of New Zealand', '03 Westpac New Zealand', '06 ANZ (formerly National Bank)', '08 National Australia Bank', '11 ANZ (formerly PostBank)', '12 ASB Bank', '15 TSB Bank', '30 HSBC', '31 Citibank', '38 Kiwibank'],
  // Mexico: first three digits of a CLABE (Banco de México).
  clabe: ['002 Citibanamex', '012 BBVA México', '014 Santander', '021 HSBC', '030 Banco del Bajío', '032 IXE Banco', '036 Inbursa', '044 Scotiabank', '058 Banregio', '072 Banorte', '127 Banco Azteca', '137 BanCoppel', '646 STP'],
  // Argentina: first three digits of a CBU (Banco Central de la República Argentina).
  cbu: ['007 Banco Galicia', '011 Banco de la Nación Argentina', '014 Banco de la Provincia de Buenos Aires', '017 BBVA Argentina', '027 Banco Supervielle', '029 Banco Ciudad', '034 Banco Patagonia', '072 Santander Argentina', '150 HSBC Argentina', '191 Credicoop', '285 Banco Macro', '000 Wallet (CVU)'],
  // Morocco: first three digits of a RIB (Bank Al-Maghrib).
  rib: ['007 Attijariwafa Bank', '011 Bank of Africa', '013 BMCI', '021 Crédit du Maroc', '022 Société Générale Maroc', '101 Banque Populaire', '190 Banque Centrale Populaire', '225 Crédit Agricole du Maroc', '230 CIH Bank', '350 Al Barid Bank'],
  // Peru: first three digits of a CCI (Superintendencia de Banca).
  cci: ['002 Banco de Crédito del Perú', '003 Interbank', '009 Scotiabank Perú', '011 BBVA Perú', '018 Banco de la Nación', '035 Banco Pichincha', '038 BanBif', '049 Mibanco'],
  // Bangladesh: first three digits of a routing number (Bangladesh Bank).
  bgdRouting: ['010 Agrani Bank', '060 BRAC Bank', '090 Dutch-Bangla Bank', '095 Eastern Bank', '125 Islami Bank Bangladesh', '135 Janata Bank', '175 Pubali Bank', '200 Sonali Bank', '225 The City Bank', '245 United Commercial Bank'],
}; // prettier-ignore

function byPrefix(kind: string, code: string): CodeOwner | null {
  const found = (prefixes[kind] ?? [])
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const)
    .filter(([prefix]) => code.startsWith(prefix))
    .sort(([a], [b]) => b.length - a.length)[0];
  return found ? { bankCode: found[0], bankName: found[1] } : null;
}

const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

type Reader = (code: string) => CodeOwner | null;
const shaped =
  (shape: RegExp | ((code: string) => boolean), read: Reader): Reader =>
  (code) =>
    (typeof shape === 'function' ? shape(code) : shape.test(code)) ? read(code) : null;
const swiftOwner: Reader = (code) => {
  for (const [country, { banks }] of Object.entries(payeeFixtures)) {
    if (!banks) continue;
    const bank = banksOf(country).find(
      ({ swift }) => swift !== undefined && code.startsWith(swift.slice(0, 8)),
    );
    if (bank) return { bankName: bank.bankName, bankCode: bank.bankCode };
  }
  return { bankName: code.slice(0, 4) };
};

const readers: Readonly<Record<string, readonly Reader[]>> = {
  AUS: [shaped(/^\d{6}$/, (code) => byPrefix('bsb', code))],
  GBR: [shaped(/^\d{6}$/, (code) => byPrefix('sortCode', code))],
  USA: [shaped(isAba, (code) => byPrefix('abaRouting', code) ?? { bankName: `ABA ${code}` })],
  NZL: [shaped(/^\d{2,16}$/, (code) => byPrefix('nzAccount', code))],
  MEX: [shaped(isClabe, (code) => byPrefix('clabe', code))],
  ARG: [shaped(isCbu, (code) => byPrefix('cbu', code))],
  MAR: [shaped(/^\d{24}$/, (code) => byPrefix('rib', code))],
  PER: [shaped(/^\d{20}$/, (code) => byPrefix('cci', code))],
  BGD: [shaped(/^\d{9}$/, (code) => byPrefix('bgdRouting', code))],
  IND: [ifscBranch],
};

/** null when unknown. */
export function ownerOfCode(country: string, text: string): CodeOwner | null {
  const code = plain(text);
  for (const read of readers[country] ?? []) {
    const owner = read(code);
    if (owner) return owner;
  }
  if (isBic(code)) return swiftOwner(code);
  const bank = banksOf(country).find(({ bankCode }) => bankCode === code);
  return bank ? { bankName: bank.bankName, bankCode: bank.bankCode } : null;
}
