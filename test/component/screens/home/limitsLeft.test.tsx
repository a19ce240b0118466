import { byHand } from '../../fakeApp';
import { LimitsLeft } from '@/modules/remit/home/price/LimitsLeft';
import { drawApp } from '../../drawApp';
import { byId, plain } from '../../drawn';

const left = (amount: string) => ({ limit: '10000000', used: '0', left: amount });

it('what is left of a day, a month and a year is said, and nothing to who has no limit [F9-29]', async () => {
  drawApp(<LimitsLeft sourceCountry="KOR" targetCountry="CHN" />);
  const { last } = byHand;
  expect(last().params).toEqual({ countryCode: 'KOR', targetCountry: 'CHN' });
  const limits = { currency: 'KRW', unlimited: false, daily: left('9000000'), yearly: left('60000000') };
  await last().answer(limits);
  expect(plain(byId('remit-left').textContent)).toMatch(/9,000,000 KRW.*60,000,000 KRW/);
  drawApp(<LimitsLeft sourceCountry="AUS" targetCountry="CHN" />);
  await last().answer({ ...limits, unlimited: true });
  expect(document.querySelectorAll('#remit-left')).toHaveLength(1);
});
