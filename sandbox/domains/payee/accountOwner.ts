import type { PayeeForm } from '@/contracts/entities/payee';
import { textOf } from '@/core/validation';
import type { PayeeSchema } from '@/schemas/payee';
import type { Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { payeeRefusals } from './refusals';
import { hasLengthOf } from '../bank/accounts';
import { bankOf } from '../bank/banks';
import { cardInfo } from '../bank/cardBins';
import { ownerOfCode } from '../bank/codes';
import { billerOf } from '../bank/places';
import { ifscBranch } from '../bank/registers';
import { alipayObstacle } from './alipay';
import { cashAgent } from './cashAgents';
import type { Values, Wrong } from './fields';
import { textIn } from '../../texts';

export interface Owner {
  /** For display. */
  place: string;
  fields?: Partial<PayeeForm>;
}

const methodNames: Readonly<Record<string, string>> = {
  alipay: 'Alipay', wechat: 'WeChat', paypal: 'PayPal', fps: 'FPS', paynow: 'PayNow', upi: 'UPI', pix: 'Pix', bpay: 'BPAY', iban: 'IBAN', wechatHKG: 'WeChat Pay HK', alipayHKG: 'AlipayHK', tapGoHKG: 'Tap & Go',
  touchGo: "Touch 'n Go", uption: 'UnionPay', mybank: 'MYbank', payeeInfo: 'Details to come', eft: 'EFT',
}; // prettier-ignore

/** By the banks' code tables. */
const codeFields = ['ifsc', 'bsb', 'sortCode', 'abaRouting', 'clabe', 'accountNumber'] as const;

type Reader = (asked: { schema: PayeeSchema; text: (name: string) => string; wrong: Wrong }) => Owner | null;

/** Credit cards and foreign cards cannot receive. */
const cardBank: Reader = ({ schema, text, wrong }) => {
  const card = text('cardNumber');
  if (schema.country !== 'CHN' || schema.accountType !== 'bank' || !card || wrong.cardNumber) return null;
  const info = cardInfo(card);
  if (info.known && !info.supported)
    refuse(payeeRefusals.bank, { bankCode: info.bankCode ?? '', cardType: info.cardType ?? '' });
  const bank = bankOf('CHN', info.bankCode ?? text('bankCode')) ?? refuse(payeeRefusals.bank);
  if (text('bankCode') && text('bankCode') !== bank.bankCode) wrong.bankCode = 'bankOfCard';
  return { place: bank.bankName, fields: { bankCode: bank.bankCode, bankName: bank.bankName } };
};

const alipayWallet: Reader = ({ text, wrong }) => {
  const obstacle =
    text('alipayAccount') && !wrong.alipayAccount ? alipayObstacle(text('alipayAccount')) : null;
  return obstacle ? refuse(obstacle) : null;
};

/** Test trigger: numbers ending in 0000. */
const walletOwner: Reader = ({ text, wrong }) =>
  !wrong.walletAccount && text('walletAccount').endsWith('0000') ? refuse(payeeRefusals.walletName) : null;

/** China's banks know the phone; test trigger: 0000. */
const knownToBank: Reader = ({ schema, text, wrong }) =>
  schema.country === 'CHN' && text('idNumber') && !wrong.phoneNumber && text('phoneNumber').endsWith('0000')
    ? refuse(payeeRefusals.addFailed)
    : null;

/** Must be on the Reserve Bank's list. */
const indianBranch: Reader = ({ text, wrong }) => {
  if (!text('ifsc') || wrong.ifsc) return null;
  const branch = ifscBranch(text('ifsc'));
  if (!branch) {
    wrong.ifsc = 'ifscCheck';
    return null;
  }
  return { place: branch.bankName, fields: { bankName: branch.bankName } };
};

/** With the bank's account lengths. */
const chosenBank: Reader = ({ schema, text, wrong }) => {
  const code = text('bankCode');
  if (!code || schema.country === 'CHN') return null;
  const bank = bankOf(schema.country, code) ?? refuse(payeeRefusals.bank);
  if (!wrong.accountNumber && text('accountNumber') && !hasLengthOf(bank, text('accountNumber')))
    wrong.accountNumber = 'accountLength';
  return { place: bank.bankName, fields: { bankName: bank.bankName } };
};

const biller: Reader = ({ schema, text, wrong }) => {
  if (schema.accountType === 'billPayment') return { place: text('billerName') };
  if (schema.accountType !== 'bpay' || wrong.bpayBillerCode) return null;
  const found = billerOf(text('bpayBillerCode'));
  if (!found) {
    wrong.bpayBillerCode = 'listed';
    return null;
  }
  const [least = 0, most = least] = found.referenceDigits.split('-').map(Number);
  const { length } = text('bpayReference');
  if (!wrong.bpayReference && (length < least || length > most)) wrong.bpayReference = 'referenceLength';
  return { place: found.billerName, fields: { billerName: found.billerName } };
};

const counter: Reader = ({ schema, text }) => {
  const name = cashAgent(schema.country, text('cashAgentCode'))?.agentName;
  return name ? { place: name } : null;
};

const byCode: Reader = ({ schema, text }) => {
  for (const field of codeFields) {
    const owner = text(field) ? ownerOfCode(schema.country, text(field)) : null;
    if (owner) return { place: owner.bankName, fields: { bankName: owner.bankName } };
  }
  return null;
};

const readers: readonly Reader[] = [
  knownToBank,
  walletOwner,
  cardBank,
  alipayWallet,
  indianBranch,
  chosenBank,
  biller,
  counter,
  byCode,
];

async function walletName({ db }: Pick<Work, 'db'>, country: string, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('enumValues')
    .select('names')
    .where('type', '=', 'walletProvider')
    .where('targetCountry', '=', country)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ? textIn(row.names, 'en') : null;
}

/** Marks unknown codes in `wrong`. */
export async function accountOwner(
  work: Pick<Work, 'db'>,
  schema: PayeeSchema,
  values: Values,
  wrong: Wrong,
): Promise<Owner> {
  const text = (name: string): string => textOf(values, name);
  for (const read of readers) {
    const owner = read({ schema, text, wrong });
    if (owner) return owner;
  }
  const wallet = text('walletProvider') && (await walletName(work, schema.country, text('walletProvider')));
  return { place: wallet || (methodNames[schema.accountType] ?? 'Bank account') };
}
