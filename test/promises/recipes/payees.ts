import type { CallParams } from '@/contracts/calls';
import { nineElements } from '../../fixtures/nineElements';
import { documentPng } from '../../fixtures/documents';
import { cardPerson } from '../../contract/support/payees';
import type { Login, Play } from '../play';
import { newestCode } from './account';
import { answerTo, type Draw, fileNumber, mine, pick, staff } from './draw';
import { payLater } from './orders';
import { orderCard } from './rare';

export const bankOf = (cardNumber: string) => ({
  country: 'CHN',
  accountType: 'bank' as const,
  firstName: 'Min',
  lastName: 'Zhao',
  cardNumber,
});
export const cards = ['6222021234567890128', '6217001234567890130', '6222020200112230004'];

type NewPayee = Omit<CallParams<'payee.add'>, 'sourceCountry'>;
const touchGo: NewPayee = {
  country: 'MYS',
  accountType: 'touchGo',
  firstName: 'Aisyah',
  lastName: 'Rahman',
  walletAccount: '121234567',
  relationshipToReceiver: 'friend',
};
const forms: readonly NewPayee[] = [
  { ...bankOf('6225880000123456'), relationshipToReceiver: 'friend' },
  {
    country: 'CHN',
    accountType: 'wechat',
    name: '周敏',
    wechatAccount: 'zhou_min',
    phoneNumber: '13912345678',
    relationshipToReceiver: 'parents',
  },
  {
    country: 'CHN',
    accountType: 'bank',
    ...nineElements,
    relationshipToReceiver: 'parents',
  },
  touchGo,
];

export async function managePayees(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const form = pick(forms, a) as NewPayee;
  const added = await answerTo(play, login, 'payee.add', { sourceCountry: login.market, ...form });
  if (!added) return;
  const { id: payeeId, accountType } = added.payee;
  if (accountType === 'wechat')
    await play.call(login, 'payee.updateWechat', { payeeId, wechatAccount: `zhou_min_${b % 5}` });
  else if (accountType === 'touchGo')
    await play.call(login, 'order.tngLimitConfirm', { payeeId, targetAmount: pick(['15000', '300'], b) });
  else if (a % 8 < 4) await play.call(login, 'payee.openAccount', { payeeId });
  const other = c % 4 === 0 ? pick(mine(play.state.payees, login), b)?.id : payeeId;
  await play.call(login, 'payee.update', {
    payeeId: other,
    ...(b % 2 === 0 ? { phoneNumber: '13912345670' } : { relationshipToReceiver: 'sibling' }),
  });
}

/** To what its payer confirmed, paid once the rate has moved. */
export async function fillWallet(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  const known = mine(play.state.payees, login).find(({ accountType }) => accountType === 'touchGo');
  const wallet = { ...touchGo, walletAccount: `12123456${b % 10}` };
  const payeeId =
    known?.id ??
    (await answerTo(play, login, 'payee.add', { sourceCountry: login.market, ...wallet }))?.payee.id;
  if (payeeId === undefined) return;
  const targetAmount = pick(['20000', '5000', '3000'], a) ?? '3000';
  await play.call(login, 'order.tngLimitConfirm', { payeeId, targetAmount });
  await payLater(play, login, { targetAmount, payeeId, moved: pick([1.004, 0.996, 1.05], b >> 4) ?? 1 });
}

/** A card grows until it can be shared, is paid by someone else, and noted. */
export async function requestMoney(play: Play, owner: Login, draw: Draw): Promise<void> {
  const { b, c } = draw;
  const payer = play.logins.filter(({ payerId }) => payerId !== owner.payerId).at(-1);
  const inviteCode = payer && play.state.payers.get(payer.payerId)?.inviteCode;
  const made = await answerTo(play, owner, 'payeeCard.create', {
    country: 'PHL',
    ...cardPerson,
    accountType: 0,
    ...(b % 2 === 0 && inviteCode ? { shareCode: inviteCode } : {}),
  });
  if (!made || !payer) return;
  const { cardId } = made.card;
  const account = { accountType: 'bank', bankCode: 'BPI', accountNumber: '1234567890' };
  await play.call(owner, 'payeeCard.update', { cardId, account });
  const identity = { idType: 'nationalId', idNumber: 'P1234567' };
  const { firstName, lastName } = cardPerson;
  for (const side of ['front', 'back'] as const) {
    const file = documentPng({ ...identity, side: 'front', firstName, lastName, birthDate: '1990-05-17' });
    const params = { cardId, idType: identity.idType, side, fileNumber: fileNumber(play) };
    await play.call(owner, 'payeeCard.documentUpload', params, { file });
  }
  await play.call(owner, 'payeeCard.update', { cardId, identity });
  await play.wait(30_000);
  const terms = { sourceCountry: payer.market, amount: '5000', remark: 'July rent', validDays: 7 };
  await play.call(owner, 'payeeCard.shareInfoUpdate', { cardId, ...terms });
  const { shareCode } = (await answerTo(play, owner, 'payeeCard.share', { cardId })) ?? {};
  if (shareCode === undefined) return;
  await play.call(payer, 'payeeCard.detail', { by: 'share', id: shareCode });
  const { list = [] } = (await answerTo(play, payer, 'payeeCard.popInfoList', {})) ?? {};
  const popInfoId = list.find((pop) => pop.cardId === cardId)?.popInfoId;
  if (popInfoId) await play.call(payer, 'payeeCard.popInfoDeal', { popInfoId, action: 'ignore' });
  const card = { cardId, shareCode, country: 'PHL' };
  const seqNo = c % 3 > 0 ? await orderCard(play, payer, { ...draw, a: 0 }, card) : undefined;
  if (seqNo && c % 2 === 1) {
    await staff(play, 'payment.receive', { seqNo, amount: '100' });
    await play.call(payer, 'order.changeAmount', { seqNo, option: 'acceptActual' });
  }
  if (seqNo) await play.call(owner, 'payeeCard.orderRemark', { seqNo, remark: 'flat 4' });
  else await play.call(owner, 'payeeCard.delete', { cardId });
}

/** Whoever has the link gives the account, or consents to an exchange for the known one. */
export async function shareWithPayee(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  const sourceCountry = login.market;
  const known = a % 3 === 0;
  const card = bankOf(pick(cards, b) ?? '');
  const form = { sourceCountry, ...card, relationshipToReceiver: 'friend' as const };
  const payeeId = known ? (await answerTo(play, login, 'payee.add', form))?.payee.id : undefined;
  if (known && payeeId === undefined) return;
  const link = payeeId
    ? await answerTo(play, login, 'payeeShare.exchangeAuthGetUrl', { sourceCountry, payeeId })
    : await answerTo(play, login, 'payeeShare.getUrl', { sourceCountry, country: 'CHN', name: '赵敏' });
  if (!link) return;
  const { shareCode } = link;
  const headers = { market: 'CHN' };
  const visited = await answerTo(play, null, 'payeeShare.check', { shareCode }, { headers });
  if (!visited) return;
  const sending = { headers, token: visited.shareToken };
  await play.call(null, 'payeeShare.agree', { agreed: true }, sending);
  const phone = { areaCode: '86', phoneNumber: `1390000${String(b % 90).padStart(4, '0')}` };
  await play.call(null, 'payeeShare.sendCode', phone, sending);
  const captcha = newestCode(play, 'payeeShare') ?? '000000';
  await play.call(null, 'payeeShare.confirmPhone', { ...phone, captcha }, sending);
  if (known) await play.call(null, 'payeeShare.exchangeAuthConfirm', { agreed: true }, sending);
  else await play.call(null, 'payeeShare.chooseBank', card, sending);
}
