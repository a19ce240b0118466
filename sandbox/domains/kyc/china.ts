import { dayIn } from '@/domain/markets/marketDays';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { KycStatusName } from '@/domain/statuses/names';
import { addMonths } from '@/core/dates';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { kycRefusals } from './refusals';
import { hash32 } from '../../seeded/random';
import { saveFile } from '../storage';
import { answersOf, type KycCase, openCase, saveAnswers, stepCase, stepThrough } from './cases';
import { documentRule } from './documentTypes';
import { documentPath } from './steps';
import { lastHandoff, openHandoff } from './handoff';
import { recognisedOf } from './ocr';
import { type CnChannel, cnChannels } from './reference';
import { checkDocument, checkImages, sameValues, storeDocument, submitted } from './submit';
import { sidesOf } from '@/schemas/kyc';
import { textIn } from '../../texts';

/** Specification, constants: orders and confirming transfers are valid for two hours. */
const paymentMs = 2 * 60 * 60_000;
const bankDocumentExpiry = (now: number): string => addMonths(dayIn('CHN', now), 120);
const arrivalMs = 30_000;

async function inChina(context: CallContext): Promise<Row<'payers'>> {
  const payer = await context.payer();
  if (payer.countryCode !== 'CHN') refuse(kycRefusals.countrySwitch);
  return payer;
}

const channelNames = Object.keys(cnChannels) as CnChannel[];
/** Only for the school agent. */
const offered = ({ headers }: CallContext): CnChannel[] =>
  channelNames.filter((name) => !cnChannels[name].agentOnly || headers.agentchannel === 'ZLP');
const takes = (channel: CnChannel, nationality: string): boolean =>
  (cnChannels[channel].nationalities as readonly string[]).includes(nationality);

export function cnCountries(context: CallContext): CallAnswer<'kyc.cnCountries'> {
  const channels = offered(context);
  const nationalities = [...new Set(channels.flatMap((name) => [...cnChannels[name].nationalities]))];
  return {
    list: nationalities.map((nationality) => ({
      nationality,
      bankChannels: channels.filter((name) => takes(name, nationality)),
    })),
  };
}

export function cnBanks(
  context: CallContext,
  { nationality }: CallParams<'kyc.cnBanks'>,
): CallAnswer<'kyc.cnBanks'> {
  return {
    list: offered(context)
      .filter((name) => takes(name, nationality))
      .map((name) => ({
        bankChannel: name,
        name: textIn(cnChannels[name].names, context.lang),
        opens: cnChannels[name].opens,
      })),
  };
}

/** null while the document is valid. */
const renewalPath = (context: CallContext, kycCase: KycCase, payer: Row<'payers'>): KycStatusName[] | null =>
  kycCase.status === 'Pass' ? documentPath(kycCase, payer, context.now) : null;

const accountOf = (context: CallContext): Promise<Row<'cnAccounts'> | undefined> =>
  context.db.selectFrom('cnAccounts').selectAll().where('payerId', '=', context.payerId).executeTakeFirst();

/** Until a document is uploaded. */
export async function cnChannel(
  context: CallContext,
  { userId, bankChannel, nationality }: CallParams<'kyc.cnChannel'>,
): Promise<CallAnswer<'kyc.cnChannel'>> {
  const payer = await inChina(context);
  if (userId !== payer.id) refuse(kycRefusals.countrySwitch);
  if (!offered(context).includes(bankChannel) || !takes(bankChannel, nationality))
    refuse(kycRefusals.fields, { fields: ['bankChannel'] });
  const kycCase = await openCase(context, payer);
  const account = await accountOf(context);
  const same = account?.bankChannel === bankChannel && account.nationality === nationality;
  const open = ['Init', 'BeingSubmittedAuditInfoRmation'].includes(kycCase.status);
  if (!open || (answersOf(kycCase).document && !same)) {
    if (same) return submitted(kycCase.status);
    refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  }
  const number = `6217${String(hash32(payer.id) % 10 ** 9).padStart(9, '0')}001`;
  const change = { bankChannel, nationality, chosenAt: context.now, paymentAt: null };
  await context.db
    .insertInto('cnAccounts')
    .values({ payerId: payer.id, accountNumber: number, amount: '0.10', ...change })
    .onConflict((conflict) => conflict.column('payerId').doUpdateSet(change))
    .execute();
  await context.db
    .updateTable('payers')
    .set({ bankChannel, nationality })
    .where('id', '=', payer.id)
    .execute();
  if (kycCase.status !== 'Init') return submitted(kycCase.status);
  const moved = await stepCase(context, kycCase.id, 'BeingSubmittedAuditInfoRmation', {
    actor: 'payer',
    note: `bank ${bankChannel}`,
  });
  return submitted(moved.status);
}

const results: Readonly<Record<string, 'wait' | 'opened' | 'failed'>> = {
  Pass: 'opened',
  Fail: 'failed',
  WaitResult: 'wait',
  WaitManualHandling: 'wait',
  HadReSubmitted: 'wait',
};

function nextOf(
  kycCase: KycCase,
  account: Row<'cnAccounts'> | undefined,
  renewing: boolean,
): CallAnswer<'kyc.cnInit'>['next'] {
  const result = results[kycCase.status];
  if (result && !renewing) return result;
  if (!account) return 'nationality';
  if (cnChannels[account.bankChannel as CnChannel].opens === 'bankPage') return 'bankPage';
  if (renewing) return 'document';
  const { document } = answersOf(kycCase);
  if (!document) return 'document';
  return kycCase.status === 'InfoComplete' ? 'payment' : 'information';
}

/** Each request gives two hours. */
export async function cnInit(
  context: CallContext,
  _params: CallParams<'kyc.cnInit'>,
): Promise<CallAnswer<'kyc.cnInit'>> {
  const payer = await inChina(context);
  const kycCase = await openCase(context, payer);
  const account = await accountOf(context);
  const next = nextOf(kycCase, account, renewalPath(context, kycCase, payer) !== null);
  if (!account) return { next };
  const channel = cnChannels[account.bankChannel as CnChannel];
  const about = {
    next,
    bankChannel: account.bankChannel as CnChannel,
    nationality: account.nationality,
  };
  if (next === 'bankPage') return { ...about, bankPage: (await openHandoff(context, 'bankPage')).url };
  if (next !== 'payment') return about;
  const running = account.paymentAt !== null && account.paymentAt + paymentMs > context.now;
  const since = running ? (account.paymentAt as number) : context.now;
  if (!running)
    await context.db
      .updateTable('cnAccounts')
      .set({ paymentAt: since })
      .where('payerId', '=', payer.id)
      .execute();
  const { basic } = answersOf(kycCase);
  return {
    ...about,
    payment: {
      bankName: textIn(channel.names, context.lang),
      accountName: String(basic?.localLastName ?? ''),
      accountNumber: account.accountNumber,
      amount: { amount: account.amount, currencyCode: 'CNY' },
      expiresAt: since + paymentMs,
    },
  };
}

export async function cnUploadCard(
  context: CallContext,
  { idType, side, fileNumber }: CallParams<'kyc.cnUploadCard'>,
): Promise<CallAnswer<'kyc.cnUploadCard'>> {
  await inChina(context);
  const rule = documentRule('CHN', idType) ?? refuse(kycRefusals.documentType);
  if (!sidesOf(rule).some((known) => known.side === side)) refuse(kycRefusals.fields, { fields: ['side'] });
  const file = await saveFile(context, context.files[0], {
    ownerId: context.payerId,
    countryCode: 'CHN',
    purpose: `kyc-${side}`,
    accept: 'image',
    fileNumber,
  });
  const read = await recognisedOf(context, file.key);
  return {
    ossFileKey: file.key,
    imgFileNameOriginal: file.name,
    idNumber: read.idNumber,
    expiryDate: read.expiryDate,
  };
}

export async function cnDocument(
  context: CallContext,
  params: CallParams<'kyc.cnDocument'>,
): Promise<CallAnswer<'kyc.cnDocument'>> {
  const payer = await inChina(context);
  const kycCase = await openCase(context, payer);
  const account = await accountOf(context);
  const before = answersOf(kycCase).document;
  const renewal = renewalPath(context, kycCase, payer);
  if (!account || (kycCase.status !== 'BeingSubmittedAuditInfoRmation' && !renewal)) {
    const again = before && sameValues([before.idType, before.idNumber], [params.idType, params.idNumber]);
    if (again) return submitted(kycCase.status);
    refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  }
  const rule = documentRule('CHN', params.idType) ?? refuse(kycRefusals.documentType);
  if (rule.only && !rule.only.includes(account.nationality)) refuse(kycRefusals.documentType);
  checkDocument(context, params, rule);
  await checkImages(context, payer, params, rule);
  await storeDocument(context, kycCase, payer, rule, params);
  if (!renewal) return submitted(kycCase.status);
  const moved = await stepThrough(context, kycCase.id, renewal, { actor: 'payer', note: 'document renewed' });
  return submitted(moved.status);
}

export async function cnSync(
  context: CallContext,
  { bankChannel }: CallParams<'kyc.cnSync'>,
): Promise<CallAnswer<'kyc.cnSync'>> {
  const payer = await inChina(context);
  const kycCase = await openCase(context, payer);
  const account = await accountOf(context);
  if (!account || account.bankChannel !== bankChannel)
    refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  const answer = (bank: CallAnswer<'kyc.cnSync'>['bank'], status = kycCase.status) => ({
    kycStatus: submitted(status).kycStatus,
    bank,
  });
  const renewal = renewalPath(context, kycCase, payer);
  if (results[kycCase.status] && !renewal) return answer('confirmed');
  const confirm = async () => {
    // The bank reports only the document's expiry.
    if (cnChannels[bankChannel].opens === 'bankPage')
      await saveAnswers(context, kycCase, { bankDocument: { expiryDate: bankDocumentExpiry(context.now) } });
    await context.db
      .updateTable('cnAccounts')
      .set({ confirmedAt: context.now })
      .where('payerId', '=', payer.id)
      .execute();
    const path: readonly KycStatusName[] =
      renewal ??
      (kycCase.status === 'Init' ? ['BeingSubmittedAuditInfoRmation', 'WaitResult'] : ['WaitResult']);
    const moved = await stepThrough(context, kycCase.id, path, { actor: 'bank', note: bankChannel });
    return answer('confirmed', moved.status);
  };
  if (cnChannels[bankChannel].opens === 'bankPage') {
    const handoff = await lastSettled(context, payer.id, renewal ? kycCase.updatedAt : 0);
    if (handoff?.status === 'duplicate') refuse(kycRefusals.kcbDuplicate);
    return handoff?.status === 'granted'
      ? confirm()
      : answer(handoff?.status === 'refused' ? 'refused' : 'open');
  }
  if (kycCase.status !== 'InfoComplete' || account.paymentAt === null) return answer('open');
  if (context.now > account.paymentAt + paymentMs) return answer('expired');
  return context.now >= account.paymentAt + arrivalMs ? confirm() : answer('waiting');
}

/** Earlier visits' results count. */
async function lastSettled(
  context: CallContext,
  payerId: string,
  since: number,
): Promise<Row<'kycHandoffs'> | undefined> {
  const settled = await context.db
    .selectFrom('kycHandoffs')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('kind', '=', 'bankPage')
    .where('status', 'in', ['granted', 'refused', 'duplicate'])
    .where('settledAt', '>', since)
    .orderBy('settledAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return settled ?? (await lastHandoff(context, payerId, 'bankPage'));
}
