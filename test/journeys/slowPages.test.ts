import assert from 'node:assert/strict';
import { H5Driver, journey, type Driver } from './driver';

/** On the login, with a password typed that nothing ever stores. */
async function typePassword(d: Driver, phone: string): Promise<void> {
  await d.open('start');
  await d.tap('start-login');
  await d.tap('login-mode');
  await d.fill('login-phone', phone);
  await d.fill('login-password', 'Untold77');
}

const browserOf = (d: Driver) => (d instanceof H5Driver ? d.page : assert.fail('a browser is needed'));

// Mini-programs have their code with them.
const options = { targets: ['h5'] } as const;

journey(
  'back before a page has come: the page that was left is in sight as it was, and forward opens the late one',
  async (d, { person }) => {
    const page = browserOf(d);
    await typePassword(d, person.phone);
    const depth = await d.stackDepth();
    await d.fault({ url: '/chunk/', delayMs: 2000, times: 20 });
    const code = page.waitForResponse((one) => one.url().includes('/chunk/'));
    await d.tap('login-forgot');
    await d.seePath('/resetPwdWay');
    await d.back();
    await d.seePath('/login');
    await d.see('login-submit');
    assert.equal(await d.value('login-password'), 'Untold77');

    await (await code).finished();
    // Tapped and typed on meanwhile, as if nothing had been.
    await d.type('login-password', '8');
    await d.seeValue('login-password', 'Untold778');
    assert.equal(await d.stackDepth(), depth);

    await page.goForward();
    await d.see('reset-by-phone');
    await d.seePath('/resetPwdWay');
    assert.equal(await d.stackDepth(), depth + 1);
    await d.back();
    await d.see('login-submit');
    await d.dontSee('reset-by-phone');
    assert.equal(await d.value('login-password'), 'Untold778');
    await d.tap('login-forgot');
    await d.see('reset-by-phone');
    await d.back();
    await d.see('login-submit');
    // The way behind it is there, too.
    await d.back();
    await d.see('start-login');
    await d.seePath('/start');
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
