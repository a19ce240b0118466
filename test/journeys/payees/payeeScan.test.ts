import assert from 'node:assert/strict';
import { publishedCodes } from '../../fixtures/paymentCodes';
import { journey, type Driver } from '../driver';
import { words } from '../steps/formSteps';
import { enter, remitter } from '../steps/people';

const pix = 'payee-bra-pix';

async function giveUp(d: Driver, button: string): Promise<void> {
  await d.tap(button);
  if (d.target !== 'h5') return;
  await d.see('scanner-album');
  await d.back();
}

journey(
  'a payee’s Pix code is scanned or pasted; a bad one says why, and nothing typed is lost',
  async (d, { person, sandbox }) => {
    const { client } = await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    await d.open('payeeMethod', { params: { type: 'pix', country: 'BRA' } });
    await d.fill(`${pix}-firstName`, 'Ana');
    await d.fill(`${pix}-lastName`, 'Silva');
    await d.pick(`${pix}-relationshipToReceiver`, `${pix}-relationshipToReceiver-option-friend`);
    await d.tap('payee-form-submit');
    await d.fill(`${pix}-pixKey`, 'half a key');
    const unchanged = (): Promise<void> => d.seeValue(`${pix}-pixKey`, 'half a key');
    await giveUp(d, `${pix}-pixKey-scan`);
    await unchanged();
    for (const [text, why] of [
      ['https://evil.example/pay', words('fields.scan.notCode')],
      [publishedCodes.pix.slice(0, -2), words('fields.scan.damaged')],
      [publishedCodes.fpsId, words('fields.scan.otherScheme', { scheme: 'Pix' })],
    ] as const) {
      d.nextScan(text);
      await d.tap(`${pix}-pixKey-scan`);
      await d.seeValue(`${pix}-pixKey-scan-fault`, why);
      await unchanged();
    }

    d.nextScan(publishedCodes.pix);
    await d.tap(`${pix}-pixKey-scan`);
    const key = '123e4567-e12b-12d1-a456-426655440000';
    await d.seeValue(`${pix}-pixKey`, key);
    await d.dontSee(`${pix}-pixKey-scan-fault`);

    await d.tap(`${pix}-pixKeyType-email`);
    await d.fill(`${pix}-pixKey`, 'ana@example.com');
    await d.fill(`${pix}-pixKey`, publishedCodes.pix);
    await d.seeValue(`${pix}-pixKey`, key);
    await d.fill(`${pix}-taxNumber`, '52998224725');
    await d.tap('payee-form-submit');
    await d.see('payee-delete');
    const [held] = (await client.call('payee.list', { country: 'BRA' })).list;
    const { payee } = await client.call('payee.info', { payeeId: held?.id ?? '' });
    const { pixKey, pixKeyType, firstName } = payee;
    assert.deepEqual(
      { pixKey, pixKeyType, firstName },
      { pixKey: key, pixKeyType: 'random', firstName: 'Ana' },
    );
  },
);

journey('codes of Hong Kong, Singapore and India fill their forms', async (d, { person, sandbox }) => {
  await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  for (const [country, type, field, code, key, hint] of [
    ['HKG', 'fps', 'fpsId', publishedCodes.fpsPhone, '67891234', words('payeeForms.fpsHint')],
    ['SGP', 'paynow', 'payNowId', publishedCodes.payNowUen, '201403121W', words('payeeForms.payNowHint')],
    [
      'IND',
      'upi',
      'upiId',
      publishedCodes.upi,
      'nadeem@npci',
      words('payeeForms.example', { example: 'priya.sharma@okhdfcbank' }),
    ],
  ] as const) {
    await d.open('payeeMethod', { params: { type, country } });
    const id = `payee-${country.toLowerCase()}-${type}-${field}`;
    d.nextScan(code);
    await d.tap(`${id}-scan`);
    await d.seeValue(id, key);
    await d.seeValue(`${id}-note`, hint);
  }
});

journey(
  'in the chat app’s browser its own scanner reads the payee’s code',
  async (d, { person, sandbox }) => {
    await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    await d.open('payeeMethod', { params: { type: 'upi', country: 'IND' } });
    d.nextScan(publishedCodes.upi);
    await d.tap('payee-ind-upi-upiId-scan');
    await d.seeValue('payee-ind-upi-upiId', 'nadeem@npci');
    await d.seePath('/payee/method/upi');
  },
  { targets: ['h5'], chatApp: true },
);
