import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { FeeType } from '@/domain/school';
import type { AgentStep } from '@/domain/school';
import { maskPhone } from '@/core/masking';
import { markets } from '@/domain/markets';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { belongsTo, type Contact, contactOf } from '../account/contact';
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
    .where('merchant_code', '=', params.merchantCode)
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
    merchantCode: agent.merchant_code,
    merchantName: agent.name,
    agentChannel: agent.channel,
    logo: agent.logo,
    servicePhone: agent.service_phone,
    countryCode: agent.country_code,
    schools: schools.map(agentSchool),
  };
}

async function inviteOf(context: CallContext, id: string): Promise<Row<'agent_invites'>> {
  const invite = await context.db
    .selectFrom('agent_invites')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return invite ?? refuse(agentRefusals.inviteNotFound);
}

const commitOf = (context: CallContext, inviteId: string): Promise<Row<'agent_commits'> | undefined> =>
  context.db
    .selectFrom('agent_commits')
    .selectAll()
    .where('invite_id', '=', inviteId)
    .where('expires_at', '>', context.now)
    .executeTakeFirst();

/** Another person's progress is not shown. */
export async function query(
  context: CallContext,
  params: CallParams<'agent.query'>,
): Promise<CallAnswer<'agent.query'>> {
  const invite = await inviteOf(context, params.id);
  const mine = invite.payer_id !== null && invite.payer_id === context.session?.payerId;
  const commit = mine ? await commitOf(context, invite.id) : undefined;
  return {
    id: invite.id,
    merchantCode: invite.merchant_code,
    school: agentSchool(await schoolOf(context, invite.school_id)),
    payerPhone: invite.payer_phone === null ? undefined : maskPhone(invite.payer_phone),
    status: invite.finished_at !== null ? 'Finished' : invite.payer_id === null ? 'Open' : 'Bound',
    mine,
    commitId: commit?.id,
    step: mine ? ((commit?.step ?? 'student') as AgentStep) : undefined,
  };
}

/** Numbers repeat in other countries. */
async function invitedContact(
  { db }: CallContext,
  { merchant_code }: Row<'agent_invites'>,
  phone: string,
): Promise<Contact> {
  const { country_code } = await db
    .selectFrom('agents')
    .select('country_code')
    .where('merchant_code', '=', merchant_code)
    .executeTakeFirstOrThrow();
  return contactOf(markets[country_code as keyof typeof markets].areaCode, phone);
}

/** Once, and only for the invited phone. */
export async function bind(
  context: CallContext,
  params: CallParams<'agent.bind'>,
): Promise<CallAnswer<'agent.bind'>> {
  assertAgentMode(context);
  const payer = await context.payer();
  const invite = await context.db
    .selectFrom('agent_invites')
    .selectAll()
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!invite) return refuse(agentRefusals.inviteNotFound);
  if (invite.payer_id !== null && invite.payer_id !== payer.id) refuse(agentRefusals.inviteTaken);
  // The proved phone: anyone can type a number.
  if (
    invite.payer_phone !== null &&
    !belongsTo(await invitedContact(context, invite, invite.payer_phone), payer)
  )
    refuse(agentRefusals.invitePhone);
  if (invite.payer_id === null)
    await context.db
      .updateTable('agent_invites')
      .set({ payer_id: payer.id, bound_at: context.now })
      .where('id', '=', invite.id)
      .execute();
  const commit = await commitOf(context, invite.id);
  return {
    id: invite.id,
    schoolId: invite.school_id,
    commitId: commit?.id,
    step: (commit?.step ?? 'student') as AgentStep,
  };
}

/** The newest open one. */
export async function boundInvite(context: CallContext, schoolId: string): Promise<Row<'agent_invites'>> {
  await schoolOf(context, schoolId);
  const invite = await context.db
    .selectFrom('agent_invites')
    .selectAll()
    .where('payer_id', '=', context.payerId)
    .where('school_id', '=', schoolId)
    .orderBy((order) => order('finished_at', 'is', null), 'desc')
    .orderBy('bound_at', 'desc')
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
      feeType: row.fee_type as FeeType,
      content: textIn(feeNames[row.fee_type as FeeType], context.lang),
      minAmount: { amount: row.min_amount, currencyCode: currency },
      maxAmount: { amount: row.max_amount, currencyCode: currency },
    })),
  };
}

const family = [
  'self', 'parents', 'spouse', 'sibling', 'paternalGrandparent', 'maternalGrandparent', 'relative',
]; // prettier-ignore

export async function relationships(context: CallContext): Promise<CallAnswer<'agent.relationships'>> {
  const rows = await context.db
    .selectFrom('enum_values')
    .selectAll()
    .where('type', '=', 'relationship')
    .where('code', 'in', family)
    .orderBy('position')
    .execute();
  return { list: rows.map((row) => ({ code: row.code, content: textIn(row.names, context.lang) })) };
}

export const isFamily = (code: string): boolean => family.includes(code);
