import { payeesIn } from './parts/payeesIn';

export default [
  payeesIn(
    {
      code: 'CHL',
      alpha2: 'CL',
      areaCode: '56',
      continent: 'southAmerica',
      currency: { code: 'CLP', symbol: 'CL$', precision: 0 },
    },
    {},
  ),
  payeesIn(
    {
      code: 'ZAF',
      alpha2: 'ZA',
      areaCode: '27',
      continent: 'africa',
      currency: { code: 'ZAR', symbol: 'R', precision: 2 },
    },
    {},
  ),
];
