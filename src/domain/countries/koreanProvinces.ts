/** Korea's address service to ISO 3166-2:KR. */
const provinces: Readonly<Record<string, string>> = {
  서울특별시: '11',
  부산광역시: '26',
  대구광역시: '27',
  인천광역시: '28',
  광주광역시: '29',
  대전광역시: '30',
  울산광역시: '31',
  세종특별자치시: '50',
  경기도: '41',
  강원특별자치도: '42',
  충청북도: '43',
  충청남도: '44',
  전북특별자치도: '45',
  전라남도: '46',
  경상북도: '47',
  경상남도: '48',
  제주특별자치도: '49',
};

/** Undefined if unknown: the sender fills it in. */
export const koreanProvinceCode = (name: string): string | undefined =>
  Object.prototype.hasOwnProperty.call(provinces, name) ? provinces[name] : undefined;
