import assert from 'node:assert/strict';
import { journey, type Driver } from './driver';
import { enter, remitter } from './steps/people';
import { quote } from './steps/steps';

async function speak(d: Driver, language: string): Promise<void> {
  await d.tap('tab-user');
  await d.tap('user-language');
  await d.tap(`language-${language}`);
}

const home = async (d: Driver): Promise<void> => {
  await d.back();
  await d.tap('tab-remit');
};

journey(
  'language switched in the middle: texts follow at once, what was typed stays',
  async (d, { person, sandbox }) => {
    await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    await quote(d, 'China', '777');
    await d.see('Total to pay');

    await speak(d, 'zh');
    await d.see('语言');
    await home(d);
    await d.see('应付总额');
    assert.equal(await d.value('remit-source-amount'), '777');

    await d.tap('remit-send');
    await d.tap('select-payee-add');
    await d.fill('payee-chn-bank-name', '王小明');
    await d.pick('payee-chn-bank-relationshipToReceiver', '父母');
    await d.seeValue('payee-chn-bank-name', '王小明');
    for (let step = 0; step < 2; step += 1) await d.back();
    await speak(d, 'zh-HK');
    await d.see('語言');
    await home(d);
    assert.equal(await d.value('remit-source-amount'), '777');
    await d.tap('remit-send');
    await d.tap('select-payee-add');
    await d.see('收款人資料');
    assert.equal(await d.value('payee-chn-bank-name'), '王小明');
  },
  { everyTarget: true },
);
