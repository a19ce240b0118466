import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { H5Driver, HostDriver, journey, type Driver } from './driver';
import { poll } from './driver/poll';
import { sharedCard } from './steps/cardSteps';
import { enter, remitter, signedIn } from './steps/people';

interface Sent {
  title?: string;
  path?: string;
}

const hostOf = (d: Driver) => (d instanceof HostDriver ? d.host : assert.fail('a mini-program is needed'));

const menuOf = (d: Driver) => {
  const host = hostOf(d);
  return { offered: host.device.shareMenu, path: (host.share(null) as Sent | undefined)?.path };
};
const HOME_ALONE = { offered: false, path: '/pages/tabbar/index' };

/** The shared address is made asynchronously. */
const seeMenu = (d: Driver, wanted: Partial<ReturnType<typeof menuOf>>) =>
  poll('the share menu', async () => isDeepStrictEqual({ ...menuOf(d), ...wanted }, menuOf(d)), {
    describe: async () => JSON.stringify(menuOf(d)),
  });

async function sentBy(d: Driver, button: string): Promise<Sent> {
  const { opened } = hostOf(d).device;
  const before = opened.length;
  await d.tap(button);
  const shared = opened.slice(before).filter(({ api }) => api === 'share');
  assert.equal(shared.length, 1, 'the host was asked once what to send');
  return shared[0]?.options as Sent;
}

journey(
  'a payee’s link goes by the host’s share button and by the menu, and nothing of the page before',
  async (d, { person, sandbox }) => {
    await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    const host = hostOf(d);
    await d.open('sharePayee', { params: { country: 'CHN' } });
    await d.see('share-payee-make');
    await seeMenu(d, HOME_ALONE);
    await d.tap('share-payee-make');
    const sent = await sentBy(d, 'share-payee-send');
    assert.equal(sent.title, 'Tell us where to send your money');
    assert.match(sent.path ?? '', /^\/pages\/services\/share\/receive\/index\?r=payeeShareConnect&q=/);
    assert.deepEqual({ ...(host.share(null) as Sent) }, { ...sent });
    host.launch(sent.path);
    await d.see('share-start');
  },
  { targets: ['weapp', 'alipay'] },
);

journey(
  'a card’s link goes by the host’s share button; another page made of it has none of it',
  async (d, context) => {
    const { person, sandbox } = context;
    const { cardId, owner, client } = await sharedCard(context);
    await signedIn(d, owner, client);
    await d.open('collectionShare', { params: { cardId } });
    await d.tap('share-make');
    const sent = await sentBy(d, 'share-send');
    assert.match(sent.title ?? '', /Maria Santos is asking you for money/);
    assert.match(sent.path ?? '', /^\/pages\/services\/cards\/card\/index\?r=collectionCardDetail&q=/);
    await d.open('sharePayee', { params: { country: 'CHN' } });
    await d.see('share-payee-make');
    await seeMenu(d, HOME_ALONE);
    const payer = await context.another();
    await remitter(sandbox, person);
    await enter(payer, person, sandbox.console);
    hostOf(payer).launch(sent.path);
    await payer.see('card-report');
  },
  { targets: ['weapp', 'alipay'] },
);

journey(
  'the client’s menu shares the home and the rates as they are, and no screen that shows its user’s data',
  async (d, { person, sandbox }) => {
    const payer = await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    await d.see('remit-send');
    await seeMenu(d, { offered: true, path: '/pages/tabbar/index?r=tabbar&tab=remit' });
    await d.tap('tab-payee');
    await d.see('payees-add');
    await seeMenu(d, HOME_ALONE);
    await d.tap('tab-remit');
    await d.see('remit-send');
    await seeMenu(d, { offered: true });
    await d.open('payeeDetail', { params: { payeeId: payer.payeeId } });
    await d.see('payee-send');
    await seeMenu(d, { offered: false });
    await d.open('remitRate', { params: { countryCode: 'AUS', targetCountryCode: 'PHL' } });
    await d.see('rates');
    await seeMenu(d, { offered: true });
    hostOf(d).launch(menuOf(d).path);
    await d.seePath('/remitRate');
    await d.see('PHP');
  },
  { targets: ['weapp', 'alipay'] },
);

journey(
  'in the chat app’s browser its menu sends the link, under the server’s signature',
  async (d, { person, sandbox }) => {
    await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    const browser = d instanceof H5Driver ? d : assert.fail('a browser is needed');
    await d.open('sharePayee', { params: { country: 'CHN' } });
    await d.tap('share-payee-make');
    await d.see('share-payee-send');
    assert.equal(await browser.browserMenu(), null);
    await d.tap('share-payee-send');
    await d.see('To send it as a card, use the menu at the top right.');
    const menu = await browser.browserMenu();
    assert.equal(menu?.title, 'Tell us where to send your money');
    assert.match(menu?.link ?? '', /\/payeeShareConnect\?shareCode=/);
  },
  { targets: ['h5'], chatApp: true },
);
