import { digits } from './account';

export const sortCode = digits({
  name: 'sortCode',
  labelKey: 'fields.sortCode',
  digits: '6',
  example: '20-00-00',
  groups: [2, 2, 2],
  separator: '-',
  shape: 'sortCode',
});

export const bsb = digits({
  name: 'bsb',
  labelKey: 'fields.bsb',
  digits: '6',
  example: '062-000',
  groups: [3, 3],
  separator: '-',
  shape: 'bsb',
});

/** Check digit and first digits are the ABA's. */
export const abaRouting = digits({
  name: 'abaRouting',
  labelKey: 'fields.routingNumber',
  digits: '9',
  example: '021000021',
  shape: 'abaRouting',
  rules: ['abaCheck', 'abaDistrict'],
});

export const nzAccount = digits({
  digits: '15-16',
  example: '01-0902-0068389-00',
  groups: [2, 4, 7, 3],
  separator: '-',
  rules: [{ rule: 'nzAccountCheck', warning: true }],
});
