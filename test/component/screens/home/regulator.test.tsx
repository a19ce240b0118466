import en from '@locales/en/remit.json';
import { registerNamespace } from '@/i18n';
import { Regulator } from '@/modules/remit/home/Regulator';
import { draw, words } from '../../drawn';

registerNamespace('remit', { en });

it('the authority of the market is named; before a market is known nothing is claimed', () => {
  const { redraw } = draw(<Regulator market="SGP" />);
  expect(words()).toBe('Regulator: Monetary Authority of Singapore');
  redraw(<Regulator market={undefined} />);
  expect(words()).toBe('');
});
