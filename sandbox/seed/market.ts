import type { Names, NewRow } from '../db/schema';
import { json } from '../db/schema';
import { resourceExtra } from '../domains/market/resourceExtra';
import { namesOf } from '../texts';
import type { EnumSeed } from './enums';

export const merchantCountrySeeds: readonly NewRow<'merchantCountries'>[] = [
  { merchantCode: 'DEMOBANK', countryCode: 'HKG', source: true, target: true },
  { merchantCode: 'DEMOBANK', countryCode: 'AUS', source: true, target: false },
  { merchantCode: 'DEMOBANK', countryCode: 'CHN', source: false, target: true },
  { merchantCode: 'DEMOBANK', countryCode: 'PHL', source: false, target: true },
];

/** Names are in `locales`. */
const levelLines: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  industry: {
    FINANCE: ['BANKING', 'INSURANCE', 'SECURITIES'],
    TECH: ['SOFTWARE', 'HARDWARE', 'TELECOM'],
    HEALTH: ['HOSPITAL', 'PHARMACY', 'CARE'],
    EDUCATION: ['SCHOOL', 'UNIVERSITY', 'TRAINING'],
    TRADE: ['RETAIL', 'WHOLESALE', 'ECOMMERCE'],
    SERVICE: ['CATERING', 'TRANSPORT', 'CLEANING', 'HOSPITALITY'],
    BUILDING: ['CONSTRUCTION', 'FACTORY'],
  },
  purpose: {
    FAMILY: ['FAMILY_SUPPORT', 'GIFT', 'MEDICAL'],
    STUDY: ['STUDY_ABROAD_SHORT', 'STUDY_ABROAD_LONG'],
    MONEY: ['SAVINGS', 'LOAN', 'PROPERTY'],
    OTHER: ['TRAVEL', 'GOODS'],
  },
}; // prettier-ignore

/** `<type>.level`, then `<type>.level.<code>`. */
export const levelEnumSeeds: readonly EnumSeed[] = Object.entries(levelLines).flatMap(([type, groups]) => {
  const entry = (list: string, code: string): EnumSeed => ({
    type: list,
    code,
    names: namesOf(`server.lists.${type}.${code}`),
  });
  return Object.entries(groups).flatMap(([group, children]) => [
    entry(`${type}.level`, group),
    ...children.map((code) => entry(`${type}.level.${group}`, code)),
  ]);
});

/** `country|district|code|English|简体|繁體`. */
export const citySeeds = [
  'AUS|NSW|NSW-SYD|Sydney|悉尼|悉尼', 'AUS|NSW|NSW-NTL|Newcastle|纽卡斯尔|紐卡素', 'AUS|NSW|NSW-WOL|Wollongong|卧龙岗|臥龍崗', 'AUS|VIC|VIC-MEL|Melbourne|墨尔本|墨爾本', 'AUS|VIC|VIC-GEX|Geelong|吉朗|吉朗', 'AUS|QLD|QLD-BNE|Brisbane|布里斯班|布里斯本', 'AUS|QLD|QLD-OOL|Gold Coast|黄金海岸|黃金海岸',
  'AUS|QLD|QLD-CNS|Cairns|凯恩斯|凱恩斯', 'AUS|WA|WA-PER|Perth|珀斯|珀斯', 'AUS|SA|SA-ADL|Adelaide|阿德莱德|阿德萊德', 'AUS|TAS|TAS-HBA|Hobart|霍巴特|荷伯特', 'AUS|ACT|ACT-CBR|Canberra|堪培拉|坎培拉', 'AUS|NT|NT-DRW|Darwin|达尔文|達爾文',
  'NZL|AUK|AUK-AKL|Auckland|奥克兰|奧克蘭', 'NZL|WGN|WGN-WLG|Wellington|惠灵顿|威靈頓', 'NZL|CAN|CAN-CHC|Christchurch|基督城|基督城', 'NZL|OTA|OTA-DUD|Dunedin|但尼丁|但尼丁', 'NZL|OTA|OTA-ZQN|Queenstown|皇后镇|皇后鎮', 'NZL|WKO|WKO-HLZ|Hamilton|汉密尔顿|咸美頓',
  'CHN|SC|SC-CD|Chengdu|成都市|成都市', 'CHN|SC|SC-MY|Mianyang|绵阳市|綿陽市', 'CHN|HB|HB-WH|Wuhan|武汉市|武漢市', 'CHN|SD|SD-JN|Jinan|济南市|濟南市', 'CHN|SD|SD-QD|Qingdao|青岛市|青島市', 'CHN|LN|LN-SY|Shenyang|沈阳市|瀋陽市', 'CHN|LN|LN-DL|Dalian|大连市|大連市', 'CHN|SN|SN-XA|Xi\'an|西安市|西安市',
].map((line) => {
  const [country = '', parent = '', code = '', en = '', zh = '', hk = ''] = line.split('|');
  return { country, parent, code, names: { en, zh, 'zh-HK': hk } };
}); // prettier-ignore

/** `zip|road|lot|English|city|district`, public buildings. */
export const koreanAddressSeeds: readonly NewRow<'krAddresses'>[] = [
  '04524|서울특별시 중구 세종대로 110|서울특별시 중구 태평로1가 31|110 Sejong-daero, Jung-gu, Seoul|서울특별시|중구', '03172|서울특별시 종로구 세종대로 209|서울특별시 종로구 세종로 77-6|209 Sejong-daero, Jongno-gu, Seoul|서울특별시|종로구',
  '03045|서울특별시 종로구 사직로 161|서울특별시 종로구 세종로 1-91|161 Sajik-ro, Jongno-gu, Seoul|서울특별시|종로구', '07233|서울특별시 영등포구 의사당대로 1|서울특별시 영등포구 여의도동 1|1 Uisadang-daero, Yeongdeungpo-gu, Seoul|서울특별시|영등포구',
  '05551|서울특별시 송파구 올림픽로 300|서울특별시 송파구 신천동 29|300 Olympic-ro, Songpa-gu, Seoul|서울특별시|송파구', '06164|서울특별시 강남구 영동대로 513|서울특별시 강남구 삼성동 159|513 Yeongdong-daero, Gangnam-gu, Seoul|서울특별시|강남구',
  '06236|서울특별시 강남구 테헤란로 152|서울특별시 강남구 역삼동 737|152 Teheran-ro, Gangnam-gu, Seoul|서울특별시|강남구', '06620|서울특별시 서초구 서초대로 396|서울특별시 서초구 서초동 1320-10|396 Seocho-daero, Seocho-gu, Seoul|서울특별시|서초구',
  '08826|서울특별시 관악구 관악로 1|서울특별시 관악구 신림동 산 56-1|1 Gwanak-ro, Gwanak-gu, Seoul|서울특별시|관악구', '03722|서울특별시 서대문구 연세로 50|서울특별시 서대문구 신촌동 134|50 Yonsei-ro, Seodaemun-gu, Seoul|서울특별시|서대문구',
  '02841|서울특별시 성북구 안암로 145|서울특별시 성북구 안암동5가 1-2|145 Anam-ro, Seongbuk-gu, Seoul|서울특별시|성북구', '04320|서울특별시 용산구 한강대로 405|서울특별시 용산구 동자동 43-205|405 Hangang-daero, Yongsan-gu, Seoul|서울특별시|용산구',
  '47545|부산광역시 연제구 중앙대로 1001|부산광역시 연제구 연산동 1000|1001 Jungang-daero, Yeonje-gu, Busan|부산광역시|연제구', '48058|부산광역시 해운대구 APEC로 55|부산광역시 해운대구 우동 1500|55 APEC-ro, Haeundae-gu, Busan|부산광역시|해운대구',
  '21554|인천광역시 남동구 정각로 29|인천광역시 남동구 구월동 1138|29 Jeonggak-ro, Namdong-gu, Incheon|인천광역시|남동구', '22382|인천광역시 중구 공항로 272|인천광역시 중구 운서동 2851|272 Gonghang-ro, Jung-gu, Incheon|인천광역시|중구',
  '41911|대구광역시 중구 공평로 88|대구광역시 중구 동인동1가 2-1|88 Gongpyeong-ro, Jung-gu, Daegu|대구광역시|중구', '35242|대전광역시 서구 둔산로 100|대전광역시 서구 둔산동 1420|100 Dunsan-ro, Seo-gu, Daejeon|대전광역시|서구',
  '61945|광주광역시 서구 내방로 111|광주광역시 서구 치평동 1200|111 Naebang-ro, Seo-gu, Gwangju|광주광역시|서구', '16444|경기도 수원시 팔달구 효원로 1|경기도 수원시 팔달구 매산로3가 1|1 Hyowon-ro, Paldal-gu, Suwon-si, Gyeonggi-do|경기도|수원시 팔달구',
  '63122|제주특별자치도 제주시 문연로 6|제주특별자치도 제주시 연동 312-1|6 Munyeon-ro, Jeju-si, Jeju-do|제주특별자치도|제주시',
].map((line) => {
  const [zipNo = '', roadAddr = '', jibunAddr = '', engAddr = '', siName = '', sggName = ''] = line.split('|');
  return { zipNo, roadAddr, jibunAddr, engAddr, siName, sggName };
}); // prettier-ignore

/** Entries: resources of type 3 with this `extra.catalog`. */
export const homeCatalogSeeds: readonly NewRow<'homeCatalogs'>[] = [
  { id: 'study', names: json(namesOf('server.resources.studyingAbroad')) },
  { id: 'safety', names: json(namesOf('server.resources.sendSafely')) },
];

const entryOf = (
  id: string,
  catalog: string,
  position: number,
  names: Names,
  image: string,
  link: string,
): NewRow<'resources'> => ({
  id,
  type: '3',
  position,
  content: names.en,
  imageUrl: `/static/banners/${image}.svg`,
  link,
  linkType: 'page',
  extra: resourceExtra.write({ catalog, names }),
});

export const homeEntrySeeds: readonly NewRow<'resources'>[] = [
  entryOf(
    'home-study-school',
    'study',
    1,
    namesOf('server.resources.payASchool'),
    'school',
    '/selectInstitution',
  ),
  entryOf('home-study-rate', 'study', 2, namesOf('server.resources.ratesForTuition'), 'rate', '/remitRate'),
  entryOf(
    'home-safety-fraud',
    'safety',
    1,
    namesOf('server.resources.recogniseFraud'),
    'safety',
    '/anti-fraud',
  ),
  entryOf(
    'home-safety-large',
    'safety',
    2,
    namesOf('server.resources.largeTransfers'),
    'large',
    '/largeRemit/rule',
  ),
  {
    id: 'popup-service',
    type: '5',
    position: 1,
    content: 'Our customer support hours have changed',
    extra: resourceExtra.write({ names: namesOf('server.resources.serviceHours') }),
    imageUrl: '/static/banners/safety.svg',
    link: '/service-link',
    linkType: 'page',
  },
  {
    id: 'popup-hkg-phl',
    type: '5',
    countryCode: 'HKG',
    position: 0,
    content: 'Cash pick-up in the Philippines within the hour',
    imageUrl: '/static/banners/fps.svg',
    link: '/remit',
    linkType: 'page',
    extra: resourceExtra.write({
      targetCountry: 'PHL',
      names: namesOf('server.resources.cashPickUpPhl'),
    }),
  },
];

export const shareCardSeeds: readonly NewRow<'shareCards'>[] = [
  {
    page: '*',
    titles: json(namesOf('server.resources.shareHome')),
    contents: json(namesOf('server.resources.shareHomeHint')),
    imageUrl: '/static/banners/invite.svg',
  },
  {
    page: 'invitation',
    titles: json(namesOf('server.resources.shareInvitation')),
    contents: json(namesOf('server.resources.shareInvitationHint')),
    imageUrl: '/static/banners/invite.svg',
  },
  {
    page: 'orderDetail',
    titles: json(namesOf('server.resources.shareOrder')),
    contents: json(namesOf('server.resources.shareOrderHint')),
    imageUrl: '/static/banners/payid.svg',
  },
  {
    page: 'remitRate',
    titles: json(namesOf('server.resources.shareRate')),
    contents: json(namesOf('server.resources.shareRateHint')),
    imageUrl: '/static/banners/rate.svg',
  },
]; // prettier-ignore
