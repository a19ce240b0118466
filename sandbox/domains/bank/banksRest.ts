import { bankLines } from './table';

/** The Americas and Africa: the code of the central bank or of the clearing house where there is a public one. */
export const banksRest = {
  BRA: bankLines([
    '001|Banco do Brasil||BRASBRRJ', '033|Santander Brasil||BSCHBRSP', '077|Banco Inter||ITEMBRSP', '104|Caixa Econômica Federal||CEFXBRSP', '237|Bradesco||BBDEBRSP', '260|Nubank (Nu Pagamentos)||', '290|PagBank||', '336|C6 Bank||CSIXBRSP',
    '341|Itaú Unibanco||ITAUBRSP', '422|Banco Safra||SAFRBRSP', '756|Sicoob||',
  ]),
  CAN: bankLines([
    '001|Bank of Montreal||BOFMCAM2', '002|Scotiabank||NOSCCATT', '003|Royal Bank of Canada||ROYCCAT2', '004|TD Canada Trust||TDOMCATTTOR', '006|National Bank of Canada||BNDCCAMM', '010|CIBC||CIBCCATT', '016|HSBC Bank Canada||HKBCCATT', '219|ATB Financial||ATBRCA6E',
    '614|Tangerine||', '815|Desjardins||CCDQCAMM',
  ]),
  COL: bankLines([
    '1001|Banco de Bogotá||BBOGCOBB', '1002|Banco Popular||BPOPCOBB', '1007|Bancolombia||COLOCOBM', '1013|BBVA Colombia||GEROCOBB', '1019|Scotiabank Colpatria||COLPCOBB', '1023|Banco de Occidente||OCCICOBC', '1051|Davivienda||CAFECOBB', '1507|Nequi||', '1551|DaviPlata||', '1062|Banco Falabella||',
  ]),
  DOM: bankLines([
    'BPD|Banco Popular Dominicano||BPDODOSX', 'BRD|Banreservas||BRRDDOSD', 'BHD|Banco BHD||BCBHDOSD', 'SCO|Scotiabank República Dominicana||NOSCDOSD', 'PRO|Banco Promerica||BPROD0SD', 'APAP|Asociación Popular de Ahorros y Préstamos||', 'STC|Banco Santa Cruz||BSCRDOSD',
  ]),
  GTM: bankLines([
    'BI|Banco Industrial||INDLGTGC', 'GTC|Banco G&T Continental||GTCOGTGC', 'BANRURAL|Banrural||BRRLGTGC', 'BAM|Banco Agromercantil||AGROGTGC', 'BAC|BAC Guatemala||AMCNGTGT', 'PROMERICA|Banco Promerica Guatemala||BPRCGTGC', 'CHN|Crédito Hipotecario Nacional||CHNAGTGC',
  ]),
  URY: bankLines([
    '001|BROU||BROUUYMM', '113|Banco Itaú Uruguay||ITAUUYMM', '128|Scotiabank Uruguay||COMEUYMM', '137|Santander Uruguay||BSCHUYMM', '153|BBVA Uruguay||BFUSUYMM', '157|HSBC Uruguay||BACOUYMM', '091|Banco Hipotecario del Uruguay||BHUUUYMM',
  ]),
  GHA: bankLines([
    '030100|Absa Bank Ghana||BARCGHAC', '040100|GCB Bank||GHCBGHAC', '020100|Standard Chartered Ghana||SCBLGHAC', '130100|Ecobank Ghana||ECOCGHAC', '190100|Stanbic Bank Ghana||SBICGHAC', '120100|Zenith Bank Ghana||ZEBLGHAC', '140100|CalBank||ACCCGHAC', '240100|Fidelity Bank Ghana||FBLIGHAC', '050100|National Investment Bank||NIBGGHAC',
  ]),
  KEN: bankLines([
    '01|KCB Bank||KCBLKENX', '02|Standard Chartered Kenya||SCBLKENX', '03|Absa Bank Kenya||BARCKENX', '07|NCBA Bank||CBAFKENX', '11|Co-operative Bank of Kenya||KCOOKENA', '31|Stanbic Bank Kenya||SBICKENX', '57|I&M Bank||IMBLKENA', '63|Diamond Trust Bank||DTKEKENA', '68|Equity Bank||EQBLKENA', '70|Family Bank||FABLKENA',
  ]),
  NGA: bankLines([
    '011|First Bank of Nigeria||FBNINGLA', '032|Union Bank of Nigeria||UBNINGLA', '033|United Bank for Africa||UNAFNGLA', '035|Wema Bank||WEMANGLA', '044|Access Bank||ABNGNGLA', '050|Ecobank Nigeria||ECOCNGLA', '057|Zenith Bank||ZEIBNGLA', '058|Guaranty Trust Bank||GTBINGLA', '070|Fidelity Bank||FIDTNGLA',
    '214|First City Monument Bank||FCMBNGLA', '221|Stanbic IBTC Bank||SBICNGLX', '232|Sterling Bank||NAMENGLA',
  ]),
  RWA: bankLines([
    '040|Bank of Kigali||BKIGRWRW', '010|I&M Bank Rwanda||BCRWRWRW', '100|Ecobank Rwanda||ECOCRWRW', '130|Equity Bank Rwanda||EQBLRWRW', '070|Bank of Africa Rwanda||AFRWRWRW', '400|BPR Bank Rwanda||BPRWRWRW', '115|Access Bank Rwanda||BKORRWRW',
  ]),
} as const; // prettier-ignore
