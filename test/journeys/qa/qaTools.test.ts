import assert from 'node:assert/strict';
import { journey } from '../driver';
import { enter, remitter } from '../steps/people';

journey(
  "a tester holds the version, sees the last call, and sets the sandbox's clock and a scene",
  async (d, { person, sandbox }) => {
    await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    await d.open('about');
    await d.hold('about-version');
    await d.see('QA tools');
    await d.see('Query secret');
    assert.equal(await d.stackDepth(), 2, 'one long press, one page');

    await d.tap('qa-tab-calls');
    await d.see('common.supportCountry');

    await d.tap('qa-tab-sandbox');
    await d.see('Enter the token of the console');
    await d.fill('qa-token', sandbox.consoleToken ?? '');
    await d.tap('qa-connect');
    await d.see('Time in the sandbox');
    assert.deepEqual(await d.audit(), []);

    const before = await sandbox.console.now();
    await d.tap('qa-clock-hour');
    await d.see('Done');
    assert.ok((await sandbox.console.now()) - before >= 3_600_000);
    await d.tap('scene.loginExpired');
    await d.see('Done');

    await d.back();
    await d.see('about-version');
    await d.open('messageCenter');
    await d.see('Your session has expired');
  },
  { everyTarget: true },
);

journey(
  'an address with ?qa opens the tools above the page that it names, and back leads there',
  async (d) => {
    await d.open('about', { query: { qa: '' } });
    await d.see('QA tools');
    await d.back();
    await d.see('about-version');
  },
  { everyTarget: true },
);
