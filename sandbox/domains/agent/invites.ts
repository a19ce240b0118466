import type { CallAnswer, CallParams } from '@/contracts/calls';
import { maskPhone } from '@/core/masking';
import { markets } from '@/domain/markets/markets';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { belongsTo, type Contact, contactOf } from '../account/contact/contact';
import { agentRefusals } from './refusals';
import { feeNames } from '../../seed/schools';
import { schoolOf } from '../school/find';
import { feesOf } from '../school/schools';
import { assertAgentMode } from './agentMode';
import { textIn } from '../../texts';

type AgentSchool = CallAnswer<'agent.query'>['school'];

export const agentSchool = (row: Row<'schools'>): AgentSchool => ({
  schoolId: row.id,
  name: row.name,
  country: row.country,
  currency: row.currency,
});

export async function basic(
  context: CallContext,
  params: CallParams<'agent.basic'>,
): Promise<CallAnswer<'agent.basic'>> {
  const agent = await context.db
    .selectFrom('agents')
    .selectAll()
    .where('merchantCode', '=', params.merchantCode)
    .executeTakeFirst();
  if (!agent) return refuse(agentRefusals.inviteNotFound);
  const schools = agent.schools.length
    ? await context.db
        .selectFrom('schools')
        .selectAll()
        .where('id', 'in', agent.schools)
        .orderBy('position')
        .execute()
    : [];
  return {
    merchantCode: agent.merchantCode,
    merchantName: agent.name,
    agentChannel: agent.channel,
    logo: agent.logo,
    servicePhone: agent.servicePhone,
    countryCode: agent.countryCode,
    schools: schools.map(agentSchool),
  };
}

async function inviteOf(context: CallContext, id: string): Promise<Row<'agentInvites'>> {
  const invite = await context.db
    .selectFrom('agentInvites')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return invite ?? refuse(agentRefusals.inviteNotFound);
}

const commitOf = (context: CallContext, inviteId: string): Promise<Row<'agentCommits'> | undefined> =>
  context.db
    .selectFrom('agentCommits')
    .selectAll()
    .where('inviteId', '=', inviteId)
    .where('expiresAt', '>', context.now)
    .executeTakeFirst();

/** Hides others' progress. */
export async function query(
  context: CallContext,
  params: CallParams<'agent.query'>,
): Promise<CallAnswer<'agent.query'>> {
  const invite = await inviteOf(context, params.id);
  const mine = invite.payerId !== null && invite.payerId === context.session?.payerId;
  const commit = mine ? await commitOf(context, invite.id) : undefined;
  return {
    id: invite.id,
    merchantCode: invite.merchantCode,
    school: agentSchool(await schoolOf(context, invite.schoolId)),
    payerPhone: invite.payerPhone === null ? undefined : maskPhone(invite.payerPhone),
    status: invite.finishedAt !== null ? 'Finished' : invite.payerId === null ? 'Open' : 'Bound',
    mine,
    commitId: commit?.id,
    step: mine ? (commit?.step ?? 'student') : undefined,
  };
}

/** Numbers repeat in other countries. */
async function invitedContact(
  { db }: CallContext,
  { merchantCode }: Row<'agentInvites'>,
  phone: string,
): Promise<Contact> {
  const { countryCode } = await db
    .selectFrom('agents')
    .select('countryCode')
    .where('merchantCode', '=', merchantCode)
    .executeTakeFirstOrThrow();
  return contactOf(markets[countryCode as keyof typeof markets].areaCode, phone);
}

/** Once, only for the invited phone. */
export async function bind(
  context: CallContext,
  params: CallParams<'agent.bind'>,
): Promise<CallAnswer<'agent.bind'>> {
  assertAgentMode(context);
  const payer = await context.payer();
  const invite = await context.db
    .selectFrom('agentInvites')
    .selectAll()
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!invite) return refuse(agentRefusals.inviteNotFound);
  if (invite.payerId !== null && invite.payerId !== payer.id) refuse(agentRefusals.inviteTaken);
  // The proved phone: anyone can type a number.
  if (
    invite.payerPhone !== null &&
    !belongsTo(await invitedContact(context, invite, invite.payerPhone), payer)
  )
    refuse(agentRefusals.invitePhone);
  if (invite.payerId === null)
    await context.db
      .updateTable('agentInvites')
      .set({ payerId: payer.id, boundAt: context.now })
      .where('id', '=', invite.id)
      .execute();
  const commit = await commitOf(context, invite.id);
  return {
    id: invite.id,
    schoolId: invite.schoolId,
    commitId: commit?.id,
    step: commit?.step ?? 'student',
  };
}

export async function boundInvite(context: CallContext, schoolId: string): Promise<Row<'agentInvites'>> {
  await schoolOf(context, schoolId);
  const invite = await context.db
    .selectFrom('agentInvites')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where('schoolId', '=', schoolId)
    .orderBy((order) => order('finishedAt', 'is', null), 'desc')
    .orderBy('boundAt', 'desc')
    .executeTakeFirst();
  return invite ?? refuse(agentRefusals.notBound);
}

export async function feeTypes(
  context: CallContext,
  params: CallParams<'agent.feeTypes'>,
): Promise<CallAnswer<'agent.feeTypes'>> {
  await boundInvite(context, params.schoolId);
  const { currency } = await schoolOf(context, params.schoolId);
  return {
    list: (await feesOf(context, params.schoolId)).map((row) => ({
      feeType: row.feeType,
      content: textIn(feeNames[row.feeType], context.lang),
      minAmount: { amount: row.minAmount, currencyCode: currency },
      maxAmount: { amount: row.maxAmount, currencyCode: currency },
    })),
  };
}

const family = [
  'self', 'parents', 'spouse', 'sibling', 'paternalGrandparent', 'maternalGrandparent', 'relative',
]; // prettier-ignore

export async function relationships(context: CallContext): Promise<CallAnswer<'agent.relationships'>> {
  const rows = await context.db
    .selectFrom('enumValues')
    .selectAll()
    .where('type', '=', 'relationship')
    .where('code', 'in', family)
    .orderBy('position')
    .execute();
  return { list: rows.map((row) => ({ code: row.code, content: textIn(row.names, context.lang) })) };
}

export const isFamily = (code: string): boolean => family.includes(code);
