import { bankLines } from './table';

/** Asia but China, the Philippines and Japan: the national clearing code where there is a public one, else the usual short code. */
export const banksAsia = {
  BGD: bankLines([
    'BRAC|BRAC Bank||BRAKBDDH', 'DBBL|Dutch-Bangla Bank||DBBLBDDH', 'IBBL|Islami Bank Bangladesh||IBBLBDDH', 'SONALI|Sonali Bank||BSONBDDH', 'JANATA|Janata Bank||JANBBDDH',
    'AGRANI|Agrani Bank||AGBKBDDH', 'EBL|Eastern Bank||EBLDBDDH', 'CITY|The City Bank||CIBLBDDH', 'PUBALI|Pubali Bank||PUBABDDH', 'UCB|United Commercial Bank||UCBLBDDH',
  ]),
  HKG: bankLines([
    '003|Standard Chartered Bank (Hong Kong)|渣打銀行(香港)|SCBLHKHH', '004|HSBC|香港上海滙豐銀行|HSBCHKHH', '009|China Construction Bank (Asia)|中國建設銀行(亞洲)|CCBQHKAX', '012|Bank of China (Hong Kong)|中國銀行(香港)|BKCHHKHH',
    '015|Bank of East Asia|東亞銀行|BEASHKHH', '016|DBS Bank (Hong Kong)|星展銀行(香港)|DHBKHKHH', '018|China CITIC Bank International|中信銀行(國際)|KWHKHKHH', '024|Hang Seng Bank|恒生銀行|HASEHKHH',
    '025|Shanghai Commercial Bank|上海商業銀行|SCBKHKHH', '035|OCBC Bank (Hong Kong)|華僑銀行(香港)|WIHBHKHH', '040|Dah Sing Bank|大新銀行|DSBAHKHH', '072|Industrial and Commercial Bank of China (Asia)|中國工商銀行(亞洲)|UBHKHKHH',
    '387|ZA Bank|眾安銀行|AABLHKHH', '388|Mox Bank|Mox Bank|MOXBHKHH', '390|Livi Bank|理慧銀行|LIVIHKHH',
  ]),
  IDN: bankLines([
    '002|Bank Rakyat Indonesia (BRI)||BRINIDJA|15', '008|Bank Mandiri||BMRIIDJA|13', '009|Bank Negara Indonesia (BNI)||BNINIDJA|10', '011|Bank Danamon||BDINIDJA', '013|Bank Permata||BBBAIDJA', '014|Bank Central Asia (BCA)||CENAIDJA|10',
    '016|Maybank Indonesia||IBBKIDJA', '022|CIMB Niaga||BNIAIDJA', '028|OCBC Indonesia||NISPIDJA', '200|Bank Tabungan Negara (BTN)||BTANIDJA|16', '451|Bank Syariah Indonesia (BSI)||BSMDIDJA|10', '542|Bank Jago||JAGBIDJA',
  ]),
  KOR: bankLines([
    '003|Industrial Bank of Korea|IBK기업은행|IBKOKRSE', '004|KB Kookmin Bank|KB국민은행|CZNBKRSE', '011|NH NongHyup Bank|NH농협은행|NACFKRSE', '020|Woori Bank|우리은행|HVBKKRSE', '023|SC Bank Korea|SC제일은행|SCBLKRSE',
    '031|iM Bank (Daegu)|iM뱅크|DAEBKR22', '032|Busan Bank|부산은행|PUSBKR2P', '045|MG Community Credit|새마을금고', '071|Korea Post|우체국', '081|KEB Hana Bank|하나은행|KOEXKRSE', '088|Shinhan Bank|신한은행|SHBKKRSE',
    '089|K bank|케이뱅크', '090|KakaoBank|카카오뱅크|KAKOKR22', '092|Toss Bank|토스뱅크',
  ]),
  LKA: bankLines([
    '7010|Bank of Ceylon||BCEYLKLX', '7056|Commercial Bank of Ceylon||CCEYLKLX', '7083|Hatton National Bank||HBLILKLX', '7135|People\'s Bank||PSBKLKLX', '7162|Nations Trust Bank||NTBCLKLX', '7214|National Development Bank||NDBSLKLX',
    '7278|Sampath Bank||BSAMLKLX', '7287|Seylan Bank||SEYBLKLX', '7454|DFCC Bank||DFCCLKLX', '7719|National Savings Bank||NSBALKLX',
  ]),
  MYS: bankLines([
    'MBB|Maybank||MBBEMYKL|12', 'CIMB|CIMB Bank||CIBBMYKL|10,14', 'PBB|Public Bank||PBBEMYKL|10', 'RHB|RHB Bank||RHBBMYKL|14', 'HLB|Hong Leong Bank||HLBBMYKL|11,13', 'AMB|AmBank||ARBKMYKL|13', 'UOB|United Overseas Bank Malaysia||UOVBMYKL',
    'BIMB|Bank Islam Malaysia||BIMBMYKL|14', 'BSN|Bank Simpanan Nasional||BSNAMYK1|16', 'OCBC|OCBC Bank Malaysia||OCBCMYKL',
  ]),
  NPL: bankLines([
    '0101|Nepal Bank||NEBLNPKA', '0201|Rastriya Banijya Bank||RBBANPKA', '0401|Nabil Bank||NARBNPKA', '0601|Nepal Investment Mega Bank||NIBLNPKT', '0701|Himalayan Bank||HIMANPKA', '0801|Standard Chartered Bank Nepal||SCBLNPKA',
    '1101|Everest Bank||EVBLNPKA', '1401|Siddhartha Bank||SIDDNPKA', '1501|NIC Asia Bank||NICENPKA', '1801|Global IME Bank||GLBBNPKA',
  ]),
  SGP: bankLines([
    '7171|DBS Bank||DBSSSGSG', '7339|OCBC Bank||OCBCSGSG', '7375|UOB||UOVBSGSG', '9496|Standard Chartered Bank (Singapore)||SCBLSG22', '7214|Citibank Singapore||CITISGSL', '7232|HSBC Bank (Singapore)||HSBCSGS2', '7302|Maybank Singapore||MBBESGS2',
    '8712|GXS Bank||GXSPSGSG', '8721|Trust Bank||TRBUSGSG',
  ]),
  THA: bankLines([
    '002|Bangkok Bank||BKKBTHBK|10', '004|Kasikornbank|ธนาคารกสิกรไทย|KASITHBK|10', '006|Krung Thai Bank|ธนาคารกรุงไทย|KRTHTHBK|10', '011|TMBThanachart Bank||TMBKTHBK|10', '014|Siam Commercial Bank|ธนาคารไทยพาณิชย์|SICOTHBK|10', '025|Bank of Ayudhya (Krungsri)||AYUDTHBK|10',
    '030|Government Savings Bank||GSBATHBK|12', '034|Bank for Agriculture (BAAC)||BAABTHBK|12', '024|UOB Thailand||UOVBTHBK|10',
  ]),
  VNM: bankLines([
    '970436|Vietcombank||BFTVVNVX', '970415|VietinBank||ICBVVNVX', '970418|BIDV||BIDVVNVX', '970405|Agribank||VBAAVNVX', '970407|Techcombank||VTCBVNVX', '970422|MB Bank||MSCBVNVX', '970416|ACB||ASCBVNVX', '970432|VPBank||VPBKVNVX', '970423|TPBank||TPBVVNVX',
    '970403|Sacombank||SGTTVNVX', '970437|HDBank||HDBCVNVX', '970441|VIB||VNIBVNVX',
  ]),
} as const; // prettier-ignore
