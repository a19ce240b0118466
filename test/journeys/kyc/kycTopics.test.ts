import assert from 'node:assert/strict';
import { topicsOf } from '@/schemas/fieldRules';
import { kycFixture } from '../../fixtures/kyc';
import { journey } from '../driver';
import { typeForm, words } from '../steps/formSteps';
import { answersOf, marketOf, returning } from '../steps/kycSteps';

journey(
  'account opening is asked topic by topic, and neither back nor a closed app loses what was typed',
  async (d, context) => {
    const { payerId } = await returning(d, context);
    const { values } = kycFixture('AUS');
    const { firstName = '', street = '' } = values;
    const topics = topicsOf(marketOf('AUS').form);
    const now = await context.sandbox.console.now();
    const answer = async (from: number, to?: number): Promise<void> => {
      for (const schema of topics.slice(from, to))
        await typeForm(d, { schema, values, submit: 'kyc-basic-submit', now });
    };
    const seePart = (at: number) => d.see(words('fields.part', { at, of: topics.length }));

    await d.open('/basic-information-aus');
    await seePart(1);
    await answer(0, 1);
    await d.fill('kyc-aus-street', street);
    await d.tap('screen-back');
    await seePart(1);
    await d.seeValue('kyc-aus-firstName', firstName);
    // For the debounced draft save.
    await d.later(600);
    await d.kill();
    await d.relaunch('/basic-information-aus');
    await seePart(2);
    await d.seeValue('kyc-aus-street', street);
    await answer(1);
    await d.seePath('/select-document');
    assert.deepEqual((await answersOf(context, payerId)).basic, { countryCode: 'AUS', ...values });
  },
  { market: 'AUS', everyTarget: true },
);
