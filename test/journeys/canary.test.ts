import assert from 'node:assert/strict';
import { journey } from './driver';
import { firstMoney, sendFirstMoney } from './steps/steps';

journey(
  'personal data: none in what is printed, sent in addresses or reported, and none stays after logout',
  async (d, { person, sandbox }) => {
    const sender = { ...person, firstName: 'Qzcanary', lastName: 'Xvcanary' };
    await sendFirstMoney(d, { person: sender, console: sandbox.console }, firstMoney.australiaToChina);
    await d.tap('order-again');
    await d.see('confirm-submit');
    await d.open('tabbar', { params: { tab: 'user' } });
    await d.see(`Hi, ${sender.firstName}`);
    assert.match(await d.storage.dump(), /token/i);
    await d.tap('user-logout');
    await d.tap('user-logout-confirm');
    await d.see('user-login');

    const { id } = await sandbox.console.payerId(person.phone).then((payerId) => ({ id: payerId }));
    const { payees: known } = await sandbox.console.payer(id);
    const canaries = {
      'first name': sender.firstName,
      'last name': sender.lastName,
      phone: person.phone,
      "payee's name": '王小明',
      "payee's account": '6222020200112230004',
    };
    assert.ok(JSON.stringify(known).includes(canaries["payee's account"]), 'the server has it');
    const { events, errorTraces } = await sandbox.console.get<{ events: unknown[]; errorTraces: unknown[] }>(
      '/traces',
    );
    const places = {
      logs: (await d.logs()).join('\n'),
      addresses: (await d.requests()).map((url) => `${url} ${decodeURIComponent(url)}`).join('\n'),
      'storage after logout': await d.storage.dump(),
      'events and error traces': JSON.stringify([events, errorTraces]),
    };
    const found = Object.entries(places).flatMap(([place, text]) =>
      Object.entries(canaries)
        .filter(([, canary]) => text.includes(canary))
        .map(([what]) => `${what} in ${place}`),
    );
    assert.deepEqual(found, []);
  },
  { everyTarget: true },
);
