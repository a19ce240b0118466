import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { AppError } from '@/core/appError';
import { Register } from '@/modules/account/screens/Register';
import { drawApp } from '../../drawApp';
import { isThere, press } from '../../drawn';

fake.navigation({ useRoute: () => ({ name: 'register', params: {} }) });
const asked = (name: string) => byHand.asked.filter((one) => one.name === name);

it('where the countries do not load, the agreements can be asked for again', async () => {
  drawApp(<Register />);
  await act(async () => undefined);
  const failure = new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' });
  await asked('common.supportCountry').at(-1)?.fail(failure);
  expect(isThere('error-retry')).toBe(true);
  press('error-retry');
  await act(async () => undefined);
  const list = [
    { countryCode: 'AUS', countryName: 'Australia', countryEnName: 'Australia', status: 'opened' },
  ];
  await asked('common.supportCountry').at(-1)?.answer({ list });
  await act(async () => undefined);
  expect(asked('user.clauseList').at(-1)?.params).toEqual({ countryCode: 'AUS' });
});
