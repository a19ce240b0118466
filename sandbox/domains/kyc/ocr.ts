import type { CallAnswer, CallParams } from '@/contracts/calls';
import { isDate } from '@/core/dates';
import { isNation } from '@/domain/countries/nations';
import { AGENT_CHANNEL } from '@/domain/school/school';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { newId } from '../../ids';
import { bytesOf, saveFile } from '../storage';
import { answersOf, basicText, findCase } from './cases';
import { sidesOf } from '@/schemas/kyc';
import { documentRule, documentRules, toDocumentType } from './documentTypes';
import type { EmbeddedDocument } from './embedded';
import { readEmbedded } from './embedded';
import { documentDue } from './steps';
import { refuse } from '../../dispatch/refusal';
import { kycRefusals } from './refusals';

export const referenceMs = 2 * 60 * 60_000;

export async function idConfig(
  context: CallContext,
  { countryCode }: CallParams<'kyc.idConfig'>,
): Promise<CallAnswer<'kyc.idConfig'>> {
  const payer = await context.payer();
  const kycCase = payer.countryCode === countryCode ? await findCase(context, payer) : undefined;
  const nationality = kycCase && basicText(answersOf(kycCase).basic, 'nationality');
  return { list: documentRules(countryCode, nationality).map(toDocumentType) };
}

/** A school agent's form takes documents whatever the KYC status. */
async function fillsAgentForm({ db, headers, payerId }: CallContext): Promise<boolean> {
  if (headers.agentchannel !== AGENT_CHANNEL) return false;
  const invite = await db
    .selectFrom('agentInvites')
    .select('id')
    .where('payerId', '=', payerId)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();
  return invite !== undefined;
}

/** Needs basic information first. */
export async function reference(
  context: CallContext,
  params: CallParams<'kyc.ocrReference'>,
): Promise<CallAnswer<'kyc.ocrReference'>> {
  const payer = await context.payer();
  if (payer.countryCode !== params.countryCode) refuse(kycRefusals.countrySwitch);
  const rule = documentRule(params.countryCode, params.idType) ?? refuse(kycRefusals.documentType);
  const kycCase = await findCase(context, payer);
  if (!documentDue(kycCase, payer, context.now, rule) && !(await fillsAgentForm(context)))
    refuse(kycRefusals.wrongStep, { kycStatus: payer.kycStatus });
  const id = newId('ocr');
  await context.db
    .insertInto('ocrReferences')
    .values({
      id,
      payerId: payer.id,
      countryCode: params.countryCode,
      idType: params.idType,
      createdAt: context.now,
    })
    .execute();
  return { reference: id };
}

export async function ownReference(context: CallContext, id: string): Promise<Row<'ocrReferences'>> {
  const row = await context.db
    .selectFrom('ocrReferences')
    .selectAll()
    .where('id', '=', id)
    .where('payerId', '=', context.payerId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.cancelledAt !== null || row.createdAt + referenceMs <= context.now)
    return refuse(kycRefusals.reference);
  return row;
}

export async function upload(
  context: CallContext,
  params: CallParams<'kyc.ocrUpload'>,
): Promise<CallAnswer<'kyc.ocrUpload'>> {
  const row = await ownReference(context, params.reference);
  const rule = documentRule(row.countryCode, row.idType);
  if (!rule || rule.idType !== params.idType || row.countryCode !== params.countryCode)
    return refuse(kycRefusals.documentType);
  if (!sidesOf(rule).some(({ side }) => side === params.side))
    refuse(kycRefusals.fields, { fields: ['side'] });
  const file = await saveFile(context, context.files[0], {
    ownerId: context.payerId,
    countryCode: row.countryCode,
    purpose: `kyc-${params.side}`,
    accept: 'image',
    fileNumber: params.fileNumber,
  });
  await context.db
    .updateTable('ocrReferences')
    .set({ sides: json({ ...row.sides, [params.side]: file.key }) })
    .where('id', '=', row.id)
    .execute();
  return { ossFileKey: file.key, imgFileNameOriginal: file.name };
}

export async function recognisedOf(
  work: Pick<Work, 'db' | 'runtime'>,
  fileKey: string,
): Promise<EmbeddedDocument> {
  const bytes = await bytesOf(work, fileKey);
  return (bytes && readEmbedded(bytes)) || {};
}

/** Without invalid dates and countries. */
export function asRead(read: EmbeddedDocument): CallAnswer<'kyc.ocrRecognize'> {
  return {
    recognized: read.idNumber !== undefined,
    idNumber: read.idNumber,
    firstName: read.firstName,
    lastName: read.lastName,
    birthDate: read.birthDate && isDate(read.birthDate) ? read.birthDate : undefined,
    expiryDate: read.expiryDate && isDate(read.expiryDate) ? read.expiryDate : undefined,
    issuingCountry:
      read.issuingCountry !== undefined && isNation(read.issuingCountry) ? read.issuingCountry : undefined,
  };
}

/** Without embedded data the payer types the fields. */
export async function recognize(
  context: CallContext,
  params: CallParams<'kyc.ocrRecognize'>,
): Promise<CallAnswer<'kyc.ocrRecognize'>> {
  const row = await ownReference(context, params.reference);
  const keys = ['back', 'front']
    .map((side) => row.sides[side])
    .filter((key): key is string => key !== undefined);
  if (!row.sides.front) refuse(kycRefusals.sideMissing, { sides: ['front'] });
  let read: EmbeddedDocument = {};
  for (const key of keys) read = { ...read, ...(await recognisedOf(context, key)) };
  if (read.quality === 'blurred') refuse(kycRefusals.quality);
  if (read.idType !== undefined && read.idType !== row.idType)
    refuse(kycRefusals.inconsistent, { idType: read.idType });
  await context.db
    .updateTable('ocrReferences')
    .set({ recognised: json(read) })
    .where('id', '=', row.id)
    .execute();
  return asRead(read);
}

/** Succeeds when it is already gone. */
export async function cancel(
  context: CallContext,
  params: CallParams<'kyc.ocrCancel'>,
): Promise<CallAnswer<'kyc.ocrCancel'>> {
  await context.db
    .updateTable('ocrReferences')
    .set({ cancelledAt: context.now })
    .where('id', '=', params.reference)
    .where('payerId', '=', context.payerId)
    .where('cancelledAt', 'is', null)
    .execute();
  return { done: true };
}
