/** `code|name|digits of a reference`; the codes are real. */
const billers = [
  '23796|City water|8-12', '20206|Power and gas|10', '75556|Tax office|9-18', '41467|University fees|7-11', '93815|Council rates|6-10', '61135|Phone and internet|10-13', '129320|Car registration|8-10', '3111|Health fund|8',
].map((line) => {
  const [billerCode = '', billerName = '', referenceDigits = ''] = line.split('|');
  return { billerCode, billerName, referenceDigits };
}); // prettier-ignore

export const billerOf = (code: string) => billers.find(({ billerCode }) => billerCode === code);

/** `country|BIC|name`. */
const european = [
  'DEU|DEUTDEFF|Deutsche Bank', 'DEU|COBADEFF|Commerzbank', 'DEU|INGDDEFF|ING-DiBa', 'DEU|NTSBDEB1|N26', 'FRA|BNPAFRPP|BNP Paribas', 'FRA|SOGEFRPP|Société Générale', 'FRA|AGRIFRPP|Crédit Agricole', 'ITA|BCITITMM|Intesa Sanpaolo',
  'ITA|UNCRITMM|UniCredit', 'ESP|BSCHESMM|Banco Santander', 'ESP|BBVAESMM|BBVA', 'ESP|CAIXESBB|CaixaBank', 'PRT|CGDIPTPL|Caixa Geral de Depósitos', 'PRT|BCOMPTPL|Millennium bcp', 'NLD|ABNANL2A|ABN AMRO', 'NLD|INGBNL2A|ING Bank', 'NLD|RABONL2U|Rabobank',
  'BEL|KREDBEBB|KBC', 'BEL|GEBABEBB|BNP Paribas Fortis', 'IRL|AIBKIE2D|AIB', 'IRL|BOFIIE2D|Bank of Ireland', 'AUT|GIBAATWW|Erste Bank', 'AUT|RLNWATWW|Raiffeisen', 'FIN|NDEAFIHH|Nordea', 'GRC|ETHNGRAA|National Bank of Greece', 'POL|BPKOPLPW|PKO Bank Polski',
].map((line) => {
  const [country = '', swift = '', bankName = ''] = line.split('|');
  return { country, bankCode: swift, bankName, swift };
}); // prettier-ignore

/** Take no payments now. */
export const restingBanks: readonly string[] = ['ETHNGRAA'];

export const europeanBanks = (country: string | undefined) =>
  european.filter((bank) => country === undefined || bank.country === country);

/** `market|bank code|bank|account name|account fields`; the accounts are invented. */
const receiving = [
  'AUS|062|Commonwealth Bank|Homeward Pty Ltd|bsb=062000;accountNumber=10234567', 'AUS|033|Westpac|Homeward Pty Ltd|bsb=033000;accountNumber=556677', 'NZL|12|ASB Bank|Homeward NZ Ltd|accountNumber=0109020068389000', 'SGP|7171|DBS Bank|Homeward Pte Ltd|accountNumber=0039012345',
  'HKG|024|Hang Seng Bank|Homeward HK Ltd|accountNumber=388123456883', 'JPN|0009|Sumitomo Mitsui Banking Corporation|Homeward KK|branchCode=221;accountNumber=1234567', 'EU|DEUTDEFF|Deutsche Bank|Homeward GmbH|iban=DE89370400440532013000', 'GBR|20|Barclays|Homeward UK Ltd|sortCode=200000;accountNumber=55779911',
  'CAN|003|Royal Bank of Canada|Homeward Canada Inc|transitNumber=00012;accountNumber=1002345', 'USA|021000021|JPMorgan Chase|Homeward USA Inc|abaRouting=021000021;accountNumber=123456789', 'KOR|088|Shinhan Bank|Homeward Korea Ltd|accountNumber=110123456789', 'CHN|BOC|Bank of China|Homeward China|accountNumber=6216610100012345673',
  'BRA|341|Itaú Unibanco|Homeward do Brasil Ltda|branchCode=1234;accountNumber=123456', 'VNM|970436|Vietcombank|Homeward Vietnam|accountNumber=0123456789012',
].map((line) => {
  const [countryCode = '', bankCode = '', bankName = '', accountName = '', fields = ''] = line.split('|');
  return {
    countryCode,
    bankCode,
    bankName,
    accountName,
    fields: fields.split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value };
    }),
  };
}); // prettier-ignore

export const receivingBanks = (countryCode: string) =>
  receiving.filter((bank) => bank.countryCode === countryCode);
