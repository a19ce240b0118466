import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { formAnswers } from '@/contracts/entities/payer';
import { evidenceTable } from '@/domain/evidence';
import { isCpf, patterns, textOf } from '@/core/validation';
import { kycMarketOf } from '@/schemas/kyc';
import { json, type JsonObject, type Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { kycRefusals } from './refusals';
import { profileJson, profileOf } from '../account/payerView';
import { findCase } from './cases';
import { checkForm } from './forms';
import { textIn } from '../../texts';

type Kept = Row<'kycAnswers'>;

export const keptAnswers = (
  work: Pick<Work, 'db'>,
  payerId: string,
  scene: string,
): Promise<Kept | undefined> =>
  work.db
    .selectFrom('kycAnswers')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('scene', '=', scene)
    .executeTakeFirst();

export const isOpen = ({ askedAt, answeredAt }: Kept): boolean => askedAt !== null && answeredAt === null;

export async function keepAnswers(
  work: Work,
  payerId: string,
  scene: string,
  answers: JsonObject,
): Promise<void> {
  const change = { answers: json(answers), answeredAt: work.now };
  await work.db
    .insertInto('kycAnswers')
    .values({ payerId, scene, ...change })
    .onConflict((conflict) => conflict.columns(['payerId', 'scene']).doUpdateSet(change))
    .execute();
}

const RISK_YEARS = 'riskQuestionnaire';
const riskAnswers = v.object({ workYear: v.optional(v.number()), incomeYear: v.optional(v.number()) });

export async function riskYears(
  work: Pick<Work, 'db'>,
  payerId: string,
): Promise<v.InferOutput<typeof riskAnswers>> {
  const kept = await keptAnswers(work, payerId, RISK_YEARS);
  return v.parse(riskAnswers, kept?.answers ?? {});
}

/** Due before the next remittance. */
export async function askFor(work: Work, payerId: string, scene: string): Promise<void> {
  await work.db
    .insertInto('kycAnswers')
    .values({ payerId, scene, askedAt: work.now })
    .onConflict((conflict) =>
      conflict.columns(['payerId', 'scene']).doUpdateSet({ askedAt: work.now, answeredAt: null }),
    )
    .execute();
  await setSupplement(work, payerId, true);
}

async function setSupplement(work: Work, payerId: string, supplement: boolean): Promise<void> {
  const payer = await work.db
    .selectFrom('payers')
    .selectAll()
    .where('id', '=', payerId)
    .executeTakeFirstOrThrow();
  await work.db
    .updateTable('payers')
    .set({ profile: profileJson({ ...profileOf(payer), supplement }) })
    .where('id', '=', payerId)
    .execute();
}

export async function updateAsk(
  context: CallContext,
  { countryCode, scene }: CallParams<'kyc.updateAsk'>,
): Promise<CallAnswer<'kyc.updateAsk'>> {
  const payer = await context.payer();
  if (payer.countryCode !== countryCode) refuse(kycRefusals.countrySwitch);
  const kept = await keptAnswers(context, payer.id, scene);
  return {
    asked: kept !== undefined && isOpen(kept),
    answeredAt: kept?.answeredAt ?? undefined,
    answers: kept?.answeredAt ? v.parse(formAnswers, kept.answers) : undefined,
  };
}

/** For payers who gave more than required. */
const improvedLevel = 2;

export async function commitQuestion(
  context: CallContext,
  { countryCode, scene, answers }: CallParams<'kyc.commitQuestion'>,
): Promise<CallAnswer<'kyc.commitQuestion'>> {
  const payer = await context.payer();
  if (payer.countryCode !== countryCode) refuse(kycRefusals.countrySwitch);
  const form = kycMarketOf(countryCode)?.extras?.[scene] ?? refuse(kycRefusals.fields, { fields: ['scene'] });
  const kycCase = await findCase(context, payer);
  if (!kycCase || kycCase.status === 'Init') refuse(kycRefusals.wrongStep, { kycStatus: payer.kycStatus });
  await checkForm(context, form, answers, { country: countryCode, payerId: payer.id });
  await keepAnswers(context, payer.id, scene, answers);
  let { level } = payer;
  if (scene === 'supplement') await setSupplement(context, payer.id, false);
  else if (payer.kycStatus === 'Pass' && level < improvedLevel) {
    level = improvedLevel;
    await context.db.updateTable('payers').set({ level }).where('id', '=', payer.id).execute();
  }
  return { done: true, level };
}

export async function protocolConfirm(
  context: CallContext,
  { countryCode, clauseIds }: CallParams<'kyc.protocolConfirm'>,
  known: readonly { clauseId: string; required: boolean }[],
): Promise<CallAnswer<'kyc.protocolConfirm'>> {
  const unknown = clauseIds.filter((id) => !known.some((clause) => clause.clauseId === id));
  const missing = known.filter((clause) => clause.required && !clauseIds.includes(clause.clauseId));
  if (unknown.length || missing.length)
    refuse(kycRefusals.fields, { fields: ['clauseIds'], missing: missing.map((clause) => clause.clauseId) });
  await keepAnswers(context, context.payerId, `protocol-${countryCode}`, { clauseIds: [...clauseIds] });
  return { done: true, confirmedAt: context.now };
}

/** A CPF belongs to one account. */
export async function cpfVerify(
  context: CallContext,
  { cpf }: CallParams<'kyc.cpfVerify'>,
): Promise<CallAnswer<'kyc.cpfVerify'>> {
  if (!patterns.cpf(cpf.trim())) refuse(kycRefusals.fields, { fields: ['cpf'], rules: { cpf: 'cpf' } });
  if (!isCpf(cpf.trim())) return { valid: false, reason: 'checkDigits' };
  const plain = cpf.replace(/\D/g, '');
  const rows = await context.db
    .selectFrom('kycCases')
    .select(['id', 'answers'])
    .where('countryCode', '=', 'BRA')
    .where('payerId', '<>', context.payerId)
    .where('status', '=', 'Pass')
    .execute();
  const taken = rows.some(
    ({ answers }) =>
      textOf((answers.basic as JsonObject | undefined) ?? {}, 'taxNumber').replace(/\D/g, '') === plain,
  );
  return taken ? { valid: false, reason: 'taken' } : { valid: true };
}

export async function questionnaire(
  context: CallContext,
  { answers }: CallParams<'kyc.questionnaire'>,
): Promise<CallAnswer<'kyc.questionnaire'>> {
  const questions = await context.db
    .selectFrom('enumValues')
    .select(['code', 'names'])
    .where('type', '=', 'kycQuestion')
    .orderBy('position')
    .execute();
  const kept = (await keptAnswers(context, context.payerId, 'questionnaire'))?.answers ?? {};
  const given = { ...kept, ...Object.fromEntries((answers ?? []).map(({ code, value }) => [code, value])) };
  const unknown = (answers ?? []).filter(({ code }) => !questions.some((row) => row.code === code));
  if (unknown.length) refuse(kycRefusals.fields, { fields: unknown.map(({ code }) => code) });
  if (answers?.length) await keepAnswers(context, context.payerId, 'questionnaire', given);
  const list = questions.map(({ code, names }) => ({
    code,
    content: textIn(names, context.lang),
    value: given[code] === undefined ? undefined : textOf(given, code),
  }));
  return { questions: list, complete: list.every((question) => question.value !== undefined) };
}

/** Asked before evidence of the source of funds. */
export async function riskQuestionnaire(
  context: CallContext,
  { countryCode, workYear, incomeYear }: CallParams<'kyc.riskQuestionnaire'>,
): Promise<CallAnswer<'kyc.riskQuestionnaire'>> {
  const payer = await context.payer();
  if (payer.countryCode !== countryCode) refuse(kycRefusals.countrySwitch);
  if (!evidenceTable.payerEdd.questionnaireIn.some((market) => market === countryCode))
    refuse(kycRefusals.fields, { fields: ['countryCode'] });
  const years = { ...(await riskYears(context, payer.id)) };
  if (workYear !== undefined) years.workYear = workYear;
  if (incomeYear !== undefined) years.incomeYear = incomeYear;
  if (workYear !== undefined || incomeYear !== undefined)
    await keepAnswers(context, payer.id, RISK_YEARS, { ...years });
  return { ...years, complete: years.workYear !== undefined && years.incomeYear !== undefined };
}

export async function cruiseCompany(
  context: CallContext,
  { keyword = '' }: CallParams<'kyc.cruiseCompany'>,
): Promise<CallAnswer<'kyc.cruiseCompany'>> {
  const rows = await context.db
    .selectFrom('enumValues')
    .select(['code', 'names'])
    .where('type', '=', 'cruiseCompany')
    .orderBy('position')
    .execute();
  const wanted = keyword.trim().toLowerCase();
  const list = rows.map(({ code, names }) => ({ code, content: textIn(names, context.lang) }));
  return { list: list.filter(({ content }) => content.toLowerCase().includes(wanted)) };
}
