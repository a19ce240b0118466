import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { kycMarketOf } from '@/schemas/kyc';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { kycRefusals } from './refusals';
import { hash32 } from '../../seeded/random';
import { openCase, saveAnswers, stepThrough } from './cases';
import { checkForm } from './forms';
import { handoffOf, openHandoff } from './handoff';
import { singpassPeople } from './reference';
import { submitted } from './submit';
import { said } from '../../texts';

const singpassFailed = {
  code: errorCodes.singpassFailed,
  text: said('server.kyc.singpassFailed'),
} as const;

/** Some passes only prove an identity. */
const singpassUnsupported = {
  code: errorCodes.singpassUnsupported,
  text: said('server.kyc.singpassUnsupported'),
} as const;

async function inSingapore(context: CallContext): Promise<Row<'payers'>> {
  const payer = await context.payer();
  if (payer.countryCode !== 'SGP') refuse(kycRefusals.countrySwitch);
  return payer;
}

const personOf = (state: string) =>
  singpassPeople[hash32(state) % singpassPeople.length] ?? singpassPeople[0];

/** Data follows only Singpass's consent. */
export async function singpassUser(
  context: CallContext,
  { state, code }: CallParams<'kyc.singpassUser'>,
): Promise<CallAnswer<'kyc.singpassUser'>> {
  const payer = await inSingapore(context);
  if (state === undefined) {
    if (payer.kycStatus !== 'Init') refuse(kycRefusals.wrongStep, { kycStatus: payer.kycStatus });
    const opened = await openHandoff(context, 'singpass');
    return { state: opened.state, status: 'open', authorizeUrl: opened.url };
  }
  const handoff = await handoffOf(context, state);
  if (!handoff || handoff.kind !== 'singpass' || handoff.payerId !== payer.id) refuse(singpassFailed);
  if (code !== undefined && code !== handoff.code) refuse(singpassFailed);
  if (handoff.status === 'unsupported') refuse(singpassUnsupported);
  return {
    state,
    // Only banks report duplicates.
    status: handoff.status === 'duplicate' ? 'refused' : handoff.status,
    person: handoff.status === 'granted' ? { ...personOf(state) } : undefined,
  };
}

/** No document is needed. */
export async function singpassOpen(
  context: CallContext,
  { state, values }: CallParams<'kyc.singpassOpen'>,
): Promise<CallAnswer<'kyc.singpassOpen'>> {
  const payer = await inSingapore(context);
  const handoff = await handoffOf(context, state);
  if (!handoff || handoff.kind !== 'singpass' || handoff.payerId !== payer.id) refuse(singpassFailed);
  const kycCase = await openCase(context, payer);
  if (handoff.status === 'used') return submitted(kycCase.status);
  if (handoff.status !== 'granted') refuse(singpassFailed);
  if (kycCase.status !== 'Init') refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  const form = kycMarketOf('SGP')?.extras?.singpass ?? refuse(kycRefusals.marketNotOpen);
  await checkForm(context, form, values, { country: 'SGP', payerId: payer.id });
  const person = personOf(state);
  await saveAnswers(context, kycCase, {
    basic: { countryCode: 'SGP', ...person, ...values },
    document: { idType: 'nric', idNumber: person.idNumber },
  });
  await context.db.updateTable('kycHandoffs').set({ status: 'used' }).where('state', '=', state).execute();
  return submitted(
    (
      await stepThrough(context, kycCase.id, ['BeingSubmittedAuditInfoRmation', 'WaitResult'], {
        actor: 'payer',
        note: 'Singpass',
      })
    ).status,
  );
}
