import type { Names } from '../db/schema';

export interface DistrictSeed {
  country: string;
  code: string;
  parent: string;
  names: Names;
}

const list = (country: string, parent: string, lines: readonly string[]): DistrictSeed[] =>
  lines.map((line) => {
    const [code = '', en = '', zh = '', hk = ''] = line.split('|');
    return { country, code, parent, names: { en, zh: zh || en, 'zh-HK': hk || zh || en } };
  });

export const districtSeeds: readonly DistrictSeed[] = [
  ...list('AUS', '', ['NSW|New South Wales|新南威尔士州|新南威爾士州', 'VIC|Victoria|维多利亚州|維多利亞州', 'QLD|Queensland|昆士兰州|昆士蘭州', 'WA|Western Australia|西澳大利亚州|西澳大利亞州', 'SA|South Australia|南澳大利亚州|南澳大利亞州', 'TAS|Tasmania|塔斯马尼亚州|塔斯曼尼亞州', 'ACT|Australian Capital Territory|首都领地|首都領地', 'NT|Northern Territory|北领地|北領地']),
  ...list('HKG', '', ['HKI|Hong Kong Island|香港岛|香港島', 'KLN|Kowloon|九龙|九龍', 'NTS|New Territories|新界|新界']),
  ...list('HKG', 'HKI', ['CW|Central and Western|中西区|中西區', 'WC|Wan Chai|湾仔区|灣仔區', 'EA|Eastern|东区|東區', 'SO|Southern|南区|南區']),
  ...list('HKG', 'KLN', ['YTM|Yau Tsim Mong|油尖旺区|油尖旺區', 'SSP|Sham Shui Po|深水埗区|深水埗區', 'KC|Kowloon City|九龙城区|九龍城區', 'WTS|Wong Tai Sin|黄大仙区|黃大仙區', 'KT|Kwun Tong|观塘区|觀塘區']),
  ...list('HKG', 'NTS', ['KTS|Kwai Tsing|葵青区|葵青區', 'TW|Tsuen Wan|荃湾区|荃灣區', 'TM|Tuen Mun|屯门区|屯門區', 'YL|Yuen Long|元朗区|元朗區', 'NO|North|北区|北區', 'TP|Tai Po|大埔区|大埔區', 'ST|Sha Tin|沙田区|沙田區', 'SK|Sai Kung|西贡区|西貢區', 'IS|Islands|离岛区|離島區']),
  ...list('CHN', '', ['BJ|Beijing|北京市', 'TJ|Tianjin|天津市', 'HE|Hebei|河北省', 'SX|Shanxi|山西省', 'NM|Inner Mongolia|内蒙古自治区|內蒙古自治區', 'LN|Liaoning|辽宁省|遼寧省', 'JL|Jilin|吉林省', 'HL|Heilongjiang|黑龙江省|黑龍江省', 'SH|Shanghai|上海市', 'JS|Jiangsu|江苏省|江蘇省', 'ZJ|Zhejiang|浙江省', 'AH|Anhui|安徽省', 'FJ|Fujian|福建省', 'JX|Jiangxi|江西省', 'SD|Shandong|山东省|山東省', 'HA|Henan|河南省', 'HB|Hubei|湖北省', 'HN|Hunan|湖南省', 'GD|Guangdong|广东省|廣東省', 'GX|Guangxi|广西壮族自治区|廣西壯族自治區', 'HI|Hainan|海南省', 'CQ|Chongqing|重庆市|重慶市', 'SC|Sichuan|四川省', 'GZ|Guizhou|贵州省|貴州省', 'YN|Yunnan|云南省|雲南省', 'XZ|Tibet|西藏自治区|西藏自治區', 'SN|Shaanxi|陕西省|陝西省', 'GS|Gansu|甘肃省|甘肅省', 'QH|Qinghai|青海省', 'NX|Ningxia|宁夏回族自治区|寧夏回族自治區', 'XJ|Xinjiang|新疆维吾尔自治区|新疆維吾爾自治區']),
  ...list('CHN', 'GD', ['GD-GZ|Guangzhou|广州市|廣州市', 'GD-SZ|Shenzhen|深圳市', 'GD-ZH|Zhuhai|珠海市', 'GD-FS|Foshan|佛山市', 'GD-DG|Dongguan|东莞市|東莞市']),
  ...list('CHN', 'ZJ', ['ZJ-HZ|Hangzhou|杭州市', 'ZJ-NB|Ningbo|宁波市|寧波市', 'ZJ-WZ|Wenzhou|温州市|溫州市']),
  ...list('CHN', 'FJ', ['FJ-FZ|Fuzhou|福州市', 'FJ-XM|Xiamen|厦门市|廈門市', 'FJ-QZ|Quanzhou|泉州市']),
  ...list('CHN', 'JS', ['JS-NJ|Nanjing|南京市', 'JS-SZ|Suzhou|苏州市|蘇州市', 'JS-WX|Wuxi|无锡市|無錫市']),
  ...list('PHL', '', ['NCR|Metro Manila', 'CAR|Cordillera', 'R01|Ilocos Region', 'R02|Cagayan Valley', 'R03|Central Luzon', 'R4A|Calabarzon', 'R4B|Mimaropa', 'R05|Bicol', 'R06|Western Visayas', 'R07|Central Visayas', 'R08|Eastern Visayas', 'R09|Zamboanga Peninsula', 'R10|Northern Mindanao', 'R11|Davao Region', 'R12|Soccsksargen', 'R13|Caraga', 'BARMM|Bangsamoro']),
  ...list('PHL', 'NCR', ['NCR-MNL|Manila', 'NCR-QC|Quezon City', 'NCR-MKT|Makati', 'NCR-TAG|Taguig', 'NCR-PSG|Pasig', 'NCR-PSY|Pasay', 'NCR-CAL|Caloocan', 'NCR-PAR|Parañaque']),
  ...list('PHL', 'R07', ['R07-CEB|Cebu City', 'R07-MAN|Mandaue', 'R07-LAP|Lapu-Lapu']),
  ...list('PHL', 'R11', ['R11-DAV|Davao City', 'R11-TAG|Tagum']),
  ...list('NZL', '', ['AUK|Auckland', 'WGN|Wellington', 'CAN|Canterbury', 'WKO|Waikato', 'BOP|Bay of Plenty', 'OTA|Otago', 'MWT|Manawatū-Whanganui', 'NTL|Northland', 'HKB|Hawke\'s Bay', 'TKI|Taranaki', 'STL|Southland', 'NSN|Nelson', 'TAS|Tasman', 'MBH|Marlborough', 'WTC|West Coast', 'GIS|Gisborne']),
]; // prettier-ignore

export const bareCode = (postCode: string): string => postCode.replace(/[\s-]/g, '').toUpperCase();

/** `country|postcode|state|city|suburbs`. */
export const postcodeSeeds: readonly { country: string; postCode: string; state: string; city: string; suburb: string }[] = [
  'AUS|2000|NSW|Sydney|Sydney,Haymarket,The Rocks,Barangaroo', 'AUS|2010|NSW|Sydney|Surry Hills,Darlinghurst', 'AUS|2026|NSW|Sydney|Bondi,Tamarama', 'AUS|2060|NSW|Sydney|North Sydney,McMahons Point', 'AUS|2067|NSW|Sydney|Chatswood',
  'AUS|2150|NSW|Parramatta|Parramatta,Harris Park', 'AUS|2220|NSW|Hurstville|Hurstville', 'AUS|3000|VIC|Melbourne|Melbourne', 'AUS|3006|VIC|Melbourne|Southbank,South Wharf', 'AUS|3053|VIC|Melbourne|Carlton', 'AUS|3128|VIC|Melbourne|Box Hill', 'AUS|3150|VIC|Melbourne|Glen Waverley,Wheelers Hill',
  'AUS|4000|QLD|Brisbane|Brisbane City,Spring Hill', 'AUS|4109|QLD|Brisbane|Sunnybank,Macgregor', 'AUS|4217|QLD|Gold Coast|Surfers Paradise,Bundall', 'AUS|5000|SA|Adelaide|Adelaide', 'AUS|6000|WA|Perth|Perth', 'AUS|6003|WA|Perth|Northbridge,Highgate',
  'AUS|7000|TAS|Hobart|Hobart,North Hobart', 'AUS|2600|ACT|Canberra|Barton,Deakin,Yarralumla', 'AUS|2601|ACT|Canberra|Canberra', 'AUS|0800|NT|Darwin|Darwin City',
  'JPN|100-0001|13|千代田区|千代田', 'JPN|100-0005|13|千代田区|丸の内', 'JPN|106-0032|13|港区|六本木', 'JPN|160-0022|13|新宿区|新宿', 'JPN|169-0073|13|新宿区|百人町', 'JPN|171-0022|13|豊島区|南池袋', 'JPN|231-0023|14|横浜市中区|山下町', 'JPN|460-0008|23|名古屋市中区|栄',
  'JPN|530-0001|27|大阪市北区|梅田', 'JPN|600-8216|26|京都市下京区|東塩小路町', 'JPN|650-0021|28|神戸市中央区|三宮町', 'JPN|810-0001|40|福岡市中央区|天神', 'JPN|060-0001|01|札幌市中央区|北一条西',
  'BRA|01310-100|SP|São Paulo|Bela Vista', 'BRA|01503-010|SP|São Paulo|Liberdade', 'BRA|04538-133|SP|São Paulo|Itaim Bibi', 'BRA|20040-020|RJ|Rio de Janeiro|Centro', 'BRA|22021-001|RJ|Rio de Janeiro|Copacabana', 'BRA|30130-010|MG|Belo Horizonte|Centro', 'BRA|70040-010|DF|Brasília|Asa Norte', 'BRA|80020-310|PR|Curitiba|Centro',
  'GBR|NW1 6XE||London|Marylebone', 'GBR|SW1A 1AA||London|Westminster', 'GBR|E14 5AB||London|Canary Wharf', 'GBR|M1 1AE||Manchester|City Centre', 'GBR|B1 1BB||Birmingham|City Centre', 'GBR|EH1 1YZ||Edinburgh|Old Town', 'GBR|CF10 1EP||Cardiff|City Centre', 'GBR|BT1 5GS||Belfast|City Centre',
  'USA|94043|CA|Mountain View|Mountain View', 'USA|94103|CA|San Francisco|San Francisco', 'USA|90012|CA|Los Angeles|Los Angeles', 'USA|10013|NY|New York|New York', 'USA|11354|NY|Flushing|Flushing', 'USA|60616|IL|Chicago|Chicago', 'USA|77036|TX|Houston|Houston', 'USA|02139|MA|Cambridge|Cambridge', 'USA|98104|WA|Seattle|Seattle', 'USA|20001|DC|Washington|Washington',
].flatMap((line) => {
  const [country = '', postCode = '', state = '', city = '', suburbs = ''] = line.split('|');
  return suburbs.split(',').map((suburb) => ({ country, postCode: bareCode(postCode), state, city, suburb }));
}); // prettier-ignore
