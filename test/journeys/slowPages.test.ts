import assert from 'node:assert/strict';
import { H5Driver, journey, type Driver } from './driver';

async function typePassword(d: Driver, phone: string): Promise<void> {
  await d.open('start');
  await d.tap('start-login');
  await d.tap('login-mode');
  await d.fill('login-phone', phone);
  await d.fill('login-password', 'Untold77');
}

const browserOf = (d: Driver) => (d instanceof H5Driver ? d.page : assert.fail('a browser is needed'));

// Mini-programs include all code.
const options = { targets: ['h5'] } as const;

journey(
  'back before a page has come: it never shows; back and forward keep what was typed on the page below',
  async (d, { person }) => {
    const page = browserOf(d);
    await typePassword(d, person.phone);
    const depth = await d.stackDepth();
    await d.fault({ url: '/chunk/', delayMs: 2000, times: 20 });
    const code = page.waitForResponse((one) => one.url().includes('/chunk/'));
    await d.tap('login-forgot');
    await d.type('login-password', '8');
    await d.seeValue('login-password', 'Untold778');
    await d.back();
    await d.seePath('/start');
    await d.see('start-login');
    await (await code).finished();
    await d.tap('start-login');
    await d.see('login-send-code');
    await d.dontSee('reset-by-phone');
    assert.equal(await d.stackDepth(), depth);

    await d.tap('login-mode');
    await d.fill('login-password', 'Untold77');
    await d.tap('login-forgot');
    await d.see('reset-by-phone');
    await d.back();
    await d.see('login-submit');
    await d.dontSee('reset-by-phone');
    assert.equal(await d.value('login-password'), 'Untold77');
    await page.goForward();
    await d.see('reset-by-phone');
    await d.seePath('/resetPwdWay');
    assert.equal(await d.stackDepth(), depth + 1);
    await d.back();
    await d.see('login-submit');
    assert.equal(await d.value('login-password'), 'Untold77');
    await d.back();
    await d.see('start-login');
    await d.seePath('/start');
  },
  options,
);

journey(
  "the browser's own keys, and the code of the page below does not come in time, or at all",
  async (d, { person }) => {
    const page = browserOf(d);
    await typePassword(d, person.phone);
    await d.tap('login-forgot');
    await d.see('reset-by-phone');
    await d.reload();
    await d.see('reset-by-phone');
    await d.fault({ url: '/chunk/', delayMs: 2000, times: 1 });
    const code = page.waitForResponse((one) => one.url().includes('/chunk/'));
    await d.back();
    await d.seePath('/login');
    await page.goForward();
    await d.seePath('/resetPwdWay');
    await (await code).finished();
    await d.see('reset-by-phone');
    await d.dontSee('login-submit');

    await d.reload();
    await d.see('reset-by-phone');
    await d.fault({ url: '/chunk/', cut: 'before', times: 1 });
    await d.back();
    await d.see('Something went wrong. Try again.');
    await d.seePath('/resetPwdWay');
    await d.see('reset-by-phone');
    await d.back();
    await d.see('login-send-code');
    await d.seePath('/login');
  },
  options,
);

journey(
  'a page whose code does not come: the page that was left stays as it was, and the next tap opens it',
  async (d, { person }) => {
    await typePassword(d, person.phone);
    await d.fault({ url: '/chunk/', cut: 'before', times: 1 });
    await d.tap('login-forgot');
    await d.see('Something went wrong. Try again.');
    await d.seePath('/login');
    assert.equal(await d.value('login-password'), 'Untold77');
    await d.tap('login-forgot');
    await d.see('reset-by-phone');
    await d.back();
    await d.see('login-submit');
    assert.equal(await d.value('login-password'), 'Untold77');
  },
  options,
);

for (const [what, url] of [
  ['the app', '/js/app'],
  ['the first page', '/chunk/'],
] as const)
  journey(
    `${what} does not arrive: that is said, and trying again opens it`,
    async (d) => {
      await d.fault({ url, cut: 'before', times: 1 });
      await d.open('start');
      await d.see("We couldn't load this page.");
      await d.tap('not-loaded-retry');
      await d.see('start-login');
      await d.dontSee('not-loaded-retry');
    },
    options,
  );
