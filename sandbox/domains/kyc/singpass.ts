import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { kycMarketOf } from '@/schemas/kyc';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../dispatch/handler';
import { Refusal } from '../../dispatch/refusal';
import { hash32 } from '../../seeded/random';
import { openCase, saveAnswers, stepThrough } from './cases';
import { checkForm } from './forms';
import { handoffOf, openHandoff } from './handoff';
import { singpassPeople } from './reference';
import { refuseKyc } from './refusals';
import { submitted, wrongStep } from './submit';

const failed = () =>
  new Refusal(errorCodes.singpassFailed, {
    en: "We couldn't open your account with Singpass. Fill in the form instead.",
    zh: 'Singpass 开户失败，请改为填写表格。',
    'zh-HK': 'Singpass 開戶失敗，請改為填寫表格。',
  });

async function inSingapore(context: CallContext): Promise<Row<'payers'>> {
  const payer = await context.payer();
  if (payer.country_code !== 'SGP') refuseKyc('countrySwitch');
  return payer;
}

const personOf = (state: string) =>
  singpassPeople[hash32(state) % singpassPeople.length] ?? singpassPeople[0];

/** Begins, or tells what became of, a way to Singpass. Data comes once Singpass has said yes. */
export async function singpassUser(
  context: CallContext,
  { state, code }: CallParams<'kyc.singpassUser'>,
): Promise<CallAnswer<'kyc.singpassUser'>> {
  const payer = await inSingapore(context);
  if (state === undefined) {
    if (payer.kyc_status !== 'Init') throw wrongStep(payer.kyc_status);
    const opened = await openHandoff(context, 'singpass');
    return { state: opened.state, status: 'open', authorizeUrl: opened.url };
  }
  const handoff = await handoffOf(context, state);
  if (!handoff || handoff.kind !== 'singpass' || handoff.payer_id !== payer.id) throw failed();
  if (code !== undefined && code !== handoff.code) throw failed();
  return {
    state,
    status: handoff.status,
    person: handoff.status === 'granted' ? { ...personOf(state) } : undefined,
  };
}

/** Opens the account with the government's data and the few answers it does not hold. No document is asked for. */
export async function singpassOpen(
  context: CallContext,
  { state, values }: CallParams<'kyc.singpassOpen'>,
): Promise<CallAnswer<'kyc.singpassOpen'>> {
  const payer = await inSingapore(context);
  const handoff = await handoffOf(context, state);
  if (!handoff || handoff.kind !== 'singpass' || handoff.payer_id !== payer.id) throw failed();
  const kycCase = await openCase(context, payer);
  if (handoff.status === 'used') return submitted(kycCase.status);
  if (handoff.status !== 'granted') throw failed();
  if (kycCase.status !== 'Init') throw wrongStep(kycCase.status);
  const form = kycMarketOf('SGP')?.extras?.singpass ?? refuseKyc('marketNotOpen');
  await checkForm(context, form, values, { country: 'SGP', payerId: payer.id });
  const person = personOf(state);
  await saveAnswers(context, kycCase, {
    basic: { countryCode: 'SGP', ...person, ...values },
    document: { idType: 'nric', idNumber: person.idNumber },
  });
  await context.db.updateTable('kyc_handoffs').set({ status: 'used' }).where('state', '=', state).execute();
  return submitted(
    (
      await stepThrough(context, kycCase.id, ['BeingSubmittedAuditInfoRmation', 'WaitResult'], {
        actor: 'payer',
        note: 'Singpass',
      })
    ).status,
  );
}
