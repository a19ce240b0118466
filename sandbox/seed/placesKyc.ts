import type { DistrictSeed } from './places';

/** `code|English|简体|繁體`, or the local name for all. */
const list = (country: string, lines: string): DistrictSeed[] =>
  lines
    .trim()
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [code = '', en = '', zh = '', hk = ''] = line.split('|');
      return { country, code, parent: '', names: { en, zh: zh || en, 'zh-HK': hk || zh || en } };
    });

/** ISO 3166-2 parts, USPS and Canada Post abbreviations. */
export const kycPlaces: readonly DistrictSeed[] = [
  ...list('JPN', `
    01|Hokkaido|北海道; 02|Aomori|青森县|青森縣; 03|Iwate|岩手县|岩手縣; 04|Miyagi|宫城县|宮城縣; 05|Akita|秋田县|秋田縣; 06|Yamagata|山形县|山形縣;
    07|Fukushima|福岛县|福島縣; 08|Ibaraki|茨城县|茨城縣; 09|Tochigi|栃木县|栃木縣; 10|Gunma|群马县|群馬縣; 11|Saitama|埼玉县|埼玉縣; 12|Chiba|千叶县|千葉縣;
    13|Tokyo|东京都|東京都; 14|Kanagawa|神奈川县|神奈川縣; 15|Niigata|新潟县|新潟縣; 16|Toyama|富山县|富山縣; 17|Ishikawa|石川县|石川縣; 18|Fukui|福井县|福井縣;
    19|Yamanashi|山梨县|山梨縣; 20|Nagano|长野县|長野縣; 21|Gifu|岐阜县|岐阜縣; 22|Shizuoka|静冈县|靜岡縣; 23|Aichi|爱知县|愛知縣; 24|Mie|三重县|三重縣;
    25|Shiga|滋贺县|滋賀縣; 26|Kyoto|京都府; 27|Osaka|大阪府; 28|Hyogo|兵库县|兵庫縣; 29|Nara|奈良县|奈良縣; 30|Wakayama|和歌山县|和歌山縣;
    31|Tottori|鸟取县|鳥取縣; 32|Shimane|岛根县|島根縣; 33|Okayama|冈山县|岡山縣; 34|Hiroshima|广岛县|廣島縣; 35|Yamaguchi|山口县|山口縣; 36|Tokushima|德岛县|德島縣;
    37|Kagawa|香川县|香川縣; 38|Ehime|爱媛县|愛媛縣; 39|Kochi|高知县|高知縣; 40|Fukuoka|福冈县|福岡縣; 41|Saga|佐贺县|佐賀縣; 42|Nagasaki|长崎县|長崎縣;
    43|Kumamoto|熊本县|熊本縣; 44|Oita|大分县|大分縣; 45|Miyazaki|宫崎县|宮崎縣; 46|Kagoshima|鹿儿岛县|鹿兒島縣; 47|Okinawa|冲绳县|沖繩縣`),
  ...list('CAN', `
    AB|Alberta|阿尔伯塔省|亞伯達省; BC|British Columbia|不列颠哥伦比亚省|卑詩省; MB|Manitoba|曼尼托巴省|曼尼托巴省; NB|New Brunswick|新不伦瑞克省|新不倫瑞克省;
    NL|Newfoundland and Labrador|纽芬兰与拉布拉多省|紐芬蘭與拉布拉多省; NS|Nova Scotia|新斯科舍省|新斯高沙省; NT|Northwest Territories|西北地区|西北地區; NU|Nunavut|努纳武特地区|努納武特地區;
    ON|Ontario|安大略省; PE|Prince Edward Island|爱德华王子岛省|愛德華王子島省; QC|Quebec|魁北克省; SK|Saskatchewan|萨斯喀彻温省|沙省; YT|Yukon|育空地区|育空地區`),
  ...list('USA', `
    AL|Alabama; AK|Alaska; AZ|Arizona; AR|Arkansas; CA|California; CO|Colorado; CT|Connecticut; DE|Delaware; DC|District of Columbia; FL|Florida; GA|Georgia;
    HI|Hawaii; ID|Idaho; IL|Illinois; IN|Indiana; IA|Iowa; KS|Kansas; KY|Kentucky; LA|Louisiana; ME|Maine; MD|Maryland; MA|Massachusetts; MI|Michigan; MN|Minnesota;
    MS|Mississippi; MO|Missouri; MT|Montana; NE|Nebraska; NV|Nevada; NH|New Hampshire; NJ|New Jersey; NM|New Mexico; NY|New York; NC|North Carolina; ND|North Dakota;
    OH|Ohio; OK|Oklahoma; OR|Oregon; PA|Pennsylvania; RI|Rhode Island; SC|South Carolina; SD|South Dakota; TN|Tennessee; TX|Texas; UT|Utah; VT|Vermont; VA|Virginia;
    WA|Washington; WV|West Virginia; WI|Wisconsin; WY|Wyoming; PR|Puerto Rico`),
  ...list('BRA', `
    AC|Acre; AL|Alagoas; AP|Amapá; AM|Amazonas; BA|Bahia; CE|Ceará; DF|Distrito Federal; ES|Espírito Santo; GO|Goiás; MA|Maranhão; MT|Mato Grosso; MS|Mato Grosso do Sul;
    MG|Minas Gerais; PA|Pará; PB|Paraíba; PR|Paraná; PE|Pernambuco; PI|Piauí; RJ|Rio de Janeiro; RN|Rio Grande do Norte; RS|Rio Grande do Sul; RO|Rondônia; RR|Roraima;
    SC|Santa Catarina; SP|São Paulo; SE|Sergipe; TO|Tocantins`),
  ...list('KOR', `
    11|Seoul|首尔|首爾; 26|Busan|釜山; 27|Daegu|大邱; 28|Incheon|仁川; 29|Gwangju|光州; 30|Daejeon|大田; 31|Ulsan|蔚山; 50|Sejong|世宗; 41|Gyeonggi|京畿道; 42|Gangwon|江原道;
    43|North Chungcheong|忠清北道; 44|South Chungcheong|忠清南道; 45|North Jeolla|全罗北道|全羅北道; 46|South Jeolla|全罗南道|全羅南道; 47|North Gyeongsang|庆尚北道|慶尚北道;
    48|South Gyeongsang|庆尚南道|慶尚南道; 49|Jeju|济州|濟州`),
  ...list('VNM', `
    HN|Hà Nội; HUE|Huế; QNI|Quảng Ninh; CB|Cao Bằng; LS|Lạng Sơn; LCH|Lai Châu; DB|Điện Biên; SL|Sơn La; TH|Thanh Hóa; NA|Nghệ An; HT|Hà Tĩnh; TQ|Tuyên Quang; LCA|Lào Cai;
    TN|Thái Nguyên; PT|Phú Thọ; BN|Bắc Ninh; HY|Hưng Yên; HP|Hải Phòng; NB|Ninh Bình; QT|Quảng Trị; DN|Đà Nẵng; QNG|Quảng Ngãi; GL|Gia Lai; KH|Khánh Hòa; LD|Lâm Đồng;
    DL|Đắk Lắk; SG|TP. Hồ Chí Minh; DNA|Đồng Nai; TNI|Tây Ninh; CT|Cần Thơ; VL|Vĩnh Long; DT|Đồng Tháp; CM|Cà Mau; AG|An Giang`),
]; // prettier-ignore
