import {
  bind,
  code,
  freeze,
  leave,
  logIn,
  mailLink,
  proveDevice,
  resetWhileFrozen,
  setPassword,
  setPayPassword,
  wrongCodes,
  wrongPasswords,
} from './account';
import { payAgain, payOtherWay, useQuoteTwice } from './again';
import type { Recipe } from './draw';
import { pick } from './draw';
import {
  bank,
  changeExpired,
  changePayee,
  decide,
  giveUp,
  move,
  office,
  partly,
  pay,
  payLate,
  payTooLate,
  receive,
  reword,
  transferAndPay,
} from './orders';
import { comeBack, sendFromNewDevice, useGiftTwice } from './person';
import { fillWallet, managePayees, requestMoney, shareWithPayee } from './payees';
import { comeByAgent, paySchool } from './schools';
import { becomeLarge, runErrand, showPapers } from './services';
import { openAccount } from './opening';
import { sendLess, spendCoupon, transfer, useUp } from './transfers';
import {
  closeAccount,
  closeReplaced,
  comeByPartner,
  drawLinked,
  exchangeCode,
  payByWallet,
  payCard,
  register,
  undoContact,
} from './rare';
import type { Login, Play } from '../play';
import type { Draw } from './draw';

const minute = 60_000;
const waits = [1, 5, 9, 11, 16, 61, 3 * 60, 25 * 60, 4 * 1440, 8 * 1440, 31 * 1440];

async function wait(play: Play, _login: Login, { a }: Draw): Promise<void> {
  await play.wait((pick(waits, a) ?? 1) * minute);
}

export const recipes: Readonly<Record<string, { weight: number; run: Recipe }>> = {
  transfer: { weight: 8, run: transfer },
  transferAndPay: { weight: 8, run: transferAndPay },
  sendLess: { weight: 2, run: sendLess },
  spendCoupon: { weight: 2, run: spendCoupon },
  useUp: { weight: 1, run: useUp },
  pay: { weight: 5, run: pay },
  payLate: { weight: 1, run: payLate },
  payTooLate: { weight: 1, run: payTooLate },
  payAgain: { weight: 2, run: payAgain },
  payOtherWay: { weight: 1, run: payOtherWay },
  useQuoteTwice: { weight: 1, run: useQuoteTwice },
  bank: { weight: 5, run: bank },
  receive: { weight: 4, run: receive },
  partly: { weight: 5, run: partly },
  decide: { weight: 4, run: decide },
  changePayee: { weight: 5, run: changePayee },
  reword: { weight: 3, run: reword },
  changeExpired: { weight: 2, run: changeExpired },
  giveUp: { weight: 4, run: giveUp },
  code: { weight: 2, run: code },
  setPassword: { weight: 4, run: setPassword },
  setPayPassword: { weight: 3, run: setPayPassword },
  bind: { weight: 4, run: bind },
  mailLink: { weight: 2, run: mailLink },
  logIn: { weight: 5, run: logIn },
  proveDevice: { weight: 3, run: proveDevice },
  wrongPasswords: { weight: 2, run: wrongPasswords },
  wrongCodes: { weight: 1, run: wrongCodes },
  leave: { weight: 4, run: leave },
  freeze: { weight: 3, run: freeze },
  resetWhileFrozen: { weight: 1, run: resetWhileFrozen },
  move: { weight: 3, run: move },
  office: { weight: 4, run: office },
  register: { weight: 1, run: register },
  undoContact: { weight: 2, run: undoContact },
  closeAccount: { weight: 2, run: closeAccount },
  closeReplaced: { weight: 1, run: closeReplaced },
  exchangeCode: { weight: 1, run: exchangeCode },
  payCard: { weight: 2, run: payCard },
  comeByPartner: { weight: 1, run: comeByPartner },
  payByWallet: { weight: 1, run: payByWallet },
  drawLinked: { weight: 5, run: drawLinked },
  sendFromNewDevice: { weight: 2, run: sendFromNewDevice },
  comeBack: { weight: 1, run: comeBack },
  useGiftTwice: { weight: 1, run: useGiftTwice },
  fillWallet: { weight: 2, run: fillWallet },
  openAccount: { weight: 1, run: openAccount },
  managePayees: { weight: 1, run: managePayees },
  requestMoney: { weight: 1, run: requestMoney },
  shareWithPayee: { weight: 1, run: shareWithPayee },
  paySchool: { weight: 3, run: paySchool },
  comeByAgent: { weight: 1, run: comeByAgent },
  runErrand: { weight: 2, run: runErrand },
  becomeLarge: { weight: 1, run: becomeLarge },
  showPapers: { weight: 2, run: showPapers },
  wait: { weight: 6, run: wait },
};
