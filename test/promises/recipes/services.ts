import { DAY } from '@/core/countdown';
import { largeRemitSteps, stepsWithFile } from '@/domain/largeRemit';
import { markets, type MarketCode } from '@/domain/markets/markets';
import { finishLink } from '../../../sandbox/domains/ach/links';
import type { Login, Play } from '../play';
import { answerTo, type Draw, fileNumber, mine, orderOf, picture, pick, type Recipe, staff } from './draw';
import { arrive, moved, pay, receive } from './orders';
import { comeByBank, registerOnPage, signUp } from './rare';
import { plainly, transfer } from './transfers';

async function read(play: Play, login: Login, { b }: Draw): Promise<void> {
  await play.call(login, 'user.langChange', { lang: pick(['en', 'zh', 'th'], b) });
  const message = pick(mine(play.state.messages, login), b);
  if (message) await play.call(login, 'message.read', { id: message.id });
}

async function subscribe(play: Play, login: Login, { b }: Draw): Promise<void> {
  const openId = `o-${login.payerId}`;
  const sourceCurrency = markets[login.market as MarketCode].currency;
  const rate = { openId, templateId: 'tpl-rate', sourceCurrency, targetCurrency: 'PHP' };
  await play.call(login, 'message.subscribeApplet', { openId, templateIds: ['tpl-order', 'tpl-coupon'] });
  await play.call(login, 'rates.subscribeApplet', rate);
  if (b % 2 === 0) await play.call(null, 'wechat.unbindSubscribe', { openId });
}

async function topUp(play: Play, login: Login, { b }: Draw): Promise<void> {
  const phone = { areaCode: '61', account: '412345678' };
  const saved = await answerTo(play, login, 'recharge.memberSave', {
    name: 'Mum',
    accountKind: 'phone',
    ...phone,
  });
  if (saved && b % 2 === 0)
    await play.call(login, 'recharge.memberRemove', { memberId: saved.member.memberId });
  const itemId = `music-${login.market.toLowerCase()}-1`;
  const made = await answerTo(play, login, 'recharge.create', { itemId, account: 'lin@example.test' });
  if (made) await play.call(login, 'recharge.pay', { seqNo: made.order.seqNo });
}

async function invite(play: Play, login: Login, { b }: Draw): Promise<void> {
  const inviteCode = play.state.payers.get(login.payerId)?.inviteCode;
  await play.call(null, 'invite.shareRecord', { shareCode: inviteCode, action: 'opened' });
  const phoneNumber = `4550005${String(b % 40).padStart(2, '0')}`;
  const friend = await signUp(play, { phoneNumber, countryCode: 'AUS' });
  if (friend) await play.call(friend, 'invite.bindSource', { inviteCode });
}

async function claim(play: Play, login: Login): Promise<void> {
  const { market: countryCode } = login;
  const { list = [] } = (await answerTo(play, login, 'activity.platformCoupon', { countryCode })) ?? {};
  const { activityCode } = list[0] ?? {};
  if (activityCode) await play.call(login, 'activity.platformCoupon', { countryCode, activityCode });
}

async function priceOfSchool(play: Play, login: Login, { b }: Draw): Promise<void> {
  await play.call(login, 'rates.schoolFee', {
    sourceCountryCode: login.market,
    targetCountryCode: 'GBR',
    sourceCurrency: markets[login.market as MarketCode].currency,
    targetCurrency: 'GBP',
    targetAmount: pick(['2000', '20000'], b),
    costType: 'tuition',
  });
}

async function keepReceipt(play: Play, login: Login, draw: Draw): Promise<void> {
  await transfer(play, login, { ...draw, ...plainly });
  const order = orderOf(play, login, 0);
  if (!order) return;
  await arrive(play, order);
  const made = await answerTo(play, login, 'receipt.issue', { kind: 'order', seqNo: order.seqNo });
  if (made) await play.call(login, 'receipt.open', { paperId: made.paper.paperId });
}

async function linkBank(play: Play, _login: Login, { b }: Draw): Promise<void> {
  const phoneNumber = `4550006${String(b % 40).padStart(2, '0')}`;
  const known = play.logins.filter(({ market }) => market === 'USA').at(-1);
  const login = known ?? (await signUp(play, { phoneNumber, countryCode: 'USA' }));
  const link = login && (await answerTo(play, login, 'ach.assetsLink', { countryCode: 'USA' }));
  if (!link) return;
  const visit = (linkToken: string) =>
    play.console('ach.page', { linkToken }, (work) => finishLink(work, linkToken, 'ins_first'));
  const { linkToken } = link;
  await play.call(login, 'ach.plaidEvent', { linkToken, eventName: 'OPEN', institutionId: 'ins_first' });
  await visit(linkToken);
  const { accounts = [] } = (await answerTo(play, login, 'ach.retrieveAsset', { linkToken })) ?? {};
  const plaidAccountId = accounts[0]?.plaidAccountId;
  const added = await answerTo(play, login, 'ach.addAccount', {
    countryCode: 'USA',
    linkToken,
    plaidAccountId,
  });
  if (!added) return;
  const { accountId } = added.account;
  await staff(play, 'ach.status', { accountId, status: 'NEED_UPDATE' });
  const update = await answerTo(play, login, 'ach.updateLink', { accountId });
  if (!update) return;
  await visit(update.linkToken);
  await play.call(login, 'ach.updateAccount', { accountId, linkToken: update.linkToken });
  if (b % 2 === 0) await play.call(login, 'ach.deleteAccount', { accountId });
}

async function attachVoucher(play: Play, login: Login, draw: Draw): Promise<void> {
  await transfer(play, login, { ...draw, ...plainly });
  const order = orderOf(play, login, 0);
  const image = order && (await picture(play, login));
  if (!order || !image) return;
  const images = { images: [image], fileNames: ['receipt.png'] };
  await play.call(login, 'order.uploadVoucher', { seqNo: order.seqNo, ...images });
}

async function tellYears(play: Play, _login: Login, { b }: Draw): Promise<void> {
  const login = play.logins.filter(({ market }) => market === 'GBR').at(-1);
  const params = { countryCode: 'GBR', workYear: b % 9, incomeYear: b % 5 };
  if (login) await play.call(login, 'kyc.riskQuestionnaire', params);
}

const errands: readonly Recipe[] = [
  read,
  subscribe,
  topUp,
  invite,
  claim,
  priceOfSchool,
  keepReceipt,
  linkBank,
  attachVoucher,
  tellYears,
  registerOnPage,
  comeByBank,
];

export async function runErrand(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  await pick(errands, a)?.(play, login, { a: a >> 4, b, c });
}

/** What is signed may be turned down while a paid transfer waits. */
export async function becomeLarge(play: Play, login: Login, draw: Draw): Promise<void> {
  const { b, c } = draw;
  const { market: countryCode, payerId: userId } = login;
  const paper = { countryCode, verifyType: 'incomeProof', fileType: 'taxReturn' } as const;
  const file = { ...paper, userId, payerCountryCode: countryCode, fileNumber: fileNumber(play) };
  const image = (await answerTo(play, login, 'evidence.upload', file))?.ossFileKey;
  if (image === undefined) return;
  await play.call(login, 'evidence.submit', {
    ...paper,
    images: [image],
    fileNames: ['income.png'],
    provideSource: 'LARGE_TRANSFER',
    targetLevel: 2,
    incomeExpireDate: '2099-01-01',
  });
  await play.wait(60_000);
  for (const behavior of largeRemitSteps.slice(0, 1 + (b % 6))) {
    const fileKey = stepsWithFile.includes(behavior) ? await picture(play, login) : undefined;
    await play.call(login, 'largeRemit.updateBehavior', { behavior, ...(fileKey ? { fileKey } : {}) });
  }
  if (b % 6 < 4) return;
  const name = { firstName: 'Fang', lastName: 'Zhao', cardNumber: '6228480012345678911' };
  const form = { ...name, country: 'CHN', accountType: 'bank', relationshipToReceiver: 'self' } as const;
  const added = await answerTo(play, login, 'payee.add', { sourceCountry: countryCode, ...form });
  if (!added) return;
  const wanted = { remitType: 'LargeRemit', payeeId: added.payee.id, relation: 'self' } as const;
  await transfer(play, login, { ...draw, ...plainly }, wanted);
  await pay(play, login, { ...draw, a: 0 });
  await receive(play, login, { ...draw, a: 0, b: 4 });
  await staff(play, 'largeRemit.decide', { payerId: userId, passed: c % 2 === 0 });
  await play.wait(2 * DAY);
}

/** Later, another one, or the date of birth of a namesake. */
export async function showPapers(play: Play, login: Login, draw: Draw): Promise<void> {
  const { a, b, c } = draw;
  if (a % 2 === 0) {
    const name = { firstName: 'Fang', lastName: 'Watchlisted', cardNumber: '6228480012345678903' };
    const form = { ...name, country: 'CHN', accountType: 'bank', relationshipToReceiver: 'friend' };
    await play.call(login, 'payee.add', { sourceCountry: login.market, ...form });
    await play.wait(60_000);
  }
  const payee = mine(play.state.payees, login).find(({ fullName }) => /watchlist/i.test(fullName));
  const wanted = { relation: 'friend', ...(payee ? { payeeId: payee.id } : {}) };
  await transfer(play, login, { ...plainly, a, b: a % 2 === 0 ? 0 : 3 }, wanted);
  const order = orderOf(play, login, 0);
  if (!order) return;
  const { seqNo } = order;
  const asked = [...play.state.orderSupplements.values()].filter(({ orderId }) => orderId === order.id);
  const birth = { birthDate: pick(['1970-01-01', '1985-05-05'], b), nationality: 'CHN' };
  await play.call(login, 'evidence.syncDowJones', { seqNo, role: 'payee', ...birth });
  for (const { kind } of asked.slice(0, 2))
    await play.call(login, 'evidence.supplementChange', {
      seqNo,
      kind,
      choice: c % 2 === 0 ? 'later' : 'now',
    });
  if (c % 3 > 0) return;
  // A payout that staff begins waits for its papers too.
  await moved(play, order, { to: 'BANK_PROCESSING', through: true, overrule: true });
  await play.wait(60_000);
}
