import { dayIn } from '@/domain/markets/marketDays';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { isAfter, isDate } from '@/core/dates';
import type { KycStatusName } from '@/domain/statuses/names';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { paramsHash } from '../../dispatch/idempotency';
import { newId } from '../../ids';
import { ownFiles } from '../storage';
import type { KycCase } from './cases';
import { answersOf, auditOf, openCase, saveAnswers, stepCase, stepThrough } from './cases';
import { kycMarketOf, sidesOf } from '@/schemas/kyc';
import { nationalitiesOf } from '@/schemas/kyc/nationalities';
import type { DocumentRule } from './documentTypes';
import { documentRule, numberBreach } from './documentTypes';
import { checkForm, formValues } from './forms';
import { recognisedOf } from './ocr';
import { documentPath, numberCardPath, proofPath, standsForDocument } from './steps';
import { refuse } from '../../dispatch/refusal';
import { kycRefusals } from './refusals';

export type Submitted = CallAnswer<'kyc.update'>;
export const submitted = (status: KycStatusName): Submitted => ({ kycStatus: status });
/** jsonb keeps no order of fields. */
export const sameValues = (a: unknown, b: unknown): boolean => paramsHash(a) === paramsHash(b);

/** Only a payer who has not begun may change the market; else 11100. */
async function payerOf(context: CallContext, countryCode: string): Promise<Row<'payers'>> {
  const payer = await context.payer();
  if (payer.countryCode === countryCode) return payer;
  if (payer.kycStatus !== 'Init') refuse(kycRefusals.countrySwitch);
  const market = await context.db
    .selectFrom('countries')
    .select('sourceStatus')
    .where('code', '=', countryCode)
    .executeTakeFirst();
  if (market?.sourceStatus !== 'opened' || !kycMarketOf(countryCode)) refuse(kycRefusals.marketNotOpen);
  await context.db.updateTable('sessions').set({ countryCode }).where('payerId', '=', payer.id).execute();
  return context.db
    .updateTable('payers')
    .set({ countryCode, updatedAt: context.now })
    .where('id', '=', payer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** InitInfoError leaves documents valid. */
const needsNewDocument = (kycCase: KycCase): boolean =>
  kycCase.errorCode !== 'InitInfoError' || !answersOf(kycCase).document;

/** Idempotent. */
export async function updateBasics(
  context: CallContext,
  params: CallParams<'kyc.update'>,
): Promise<Submitted> {
  const market = kycMarketOf(params.countryCode) ?? refuse(kycRefusals.marketNotOpen);
  const payer = await payerOf(context, params.countryCode);
  await checkForm(context, market.form, formValues(params), {
    country: params.countryCode,
    payerId: payer.id,
  });
  const kycCase = await openCase(context, payer);
  const step = { actor: 'payer' as const, note: 'basic information' };
  switch (kycCase.status) {
    case 'Init':
    case 'ShortKyc':
      // China begins with nationality and bank.
      if (params.countryCode === 'CHN') refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
      await saveAnswers(context, kycCase, { basic: params });
      if (market.shortKyc)
        await context.db.updateTable('payers').set({ shortKyc: true }).where('id', '=', payer.id).execute();
      return submitted(
        (await stepThrough(context, kycCase.id, ['BeingSubmittedAuditInfoRmation', 'InfoComplete'], step))
          .status,
      );
    case 'BeingSubmittedAuditInfoRmation':
      if (params.countryCode === 'CHN' && !answersOf(kycCase).document)
        refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
      await saveAnswers(context, kycCase, { basic: params });
      return submitted((await stepCase(context, kycCase.id, 'InfoComplete', step)).status);
    case 'InfoComplete':
    case 'WaitSubmitFile':
    case 'WaitIdentitySubmit':
    case 'WaitIdentityInfoResubmit':
      await saveAnswers(context, kycCase, { basic: params });
      return submitted(kycCase.status);
    case 'Fail': {
      if (auditOf(kycCase).repeatUnderReview) refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
      await saveAnswers(context, kycCase, { basic: params });
      const next = needsNewDocument(kycCase) ? 'InfoComplete' : 'WaitResult';
      return submitted(
        (
          await stepThrough(context, kycCase.id, ['BeingSubmittedAuditInfoRmation', next], {
            ...step,
            errorCode: null,
          })
        ).status,
      );
    }
    default:
      if (sameValues(answersOf(kycCase).basic, params)) return submitted(kycCase.status);
      refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  }
}

type GivenDocument = Pick<
  CallParams<'kyc.documentProvide'>,
  'countryCode' | 'idNumber' | 'expiryDate' | 'issuingCountry' | 'images'
>;

export function checkDocument(context: CallContext, params: GivenDocument, rule: DocumentRule): void {
  const wrong: Record<string, string> = {};
  const today = dayIn(params.countryCode, context.now);
  const breach = numberBreach(rule, params.idNumber, today);
  if (breach) wrong.idNumber = breach;
  if (rule.expires && !params.expiryDate) wrong.expiryDate = 'required';
  if (params.expiryDate && !isDate(params.expiryDate)) wrong.expiryDate = 'date';
  if (params.issuingCountry && !nationalitiesOf(params.countryCode).includes(params.issuingCountry))
    wrong.issuingCountry = 'listed';
  if (Object.keys(wrong).length) refuse(kycRefusals.fields, { fields: Object.keys(wrong), rules: wrong });
  if (params.expiryDate && !isAfter(params.expiryDate, today)) refuse(kycRefusals.documentExpired);
}

export async function checkImages(
  context: CallContext,
  payer: Row<'payers'>,
  params: GivenDocument,
  rule: DocumentRule,
): Promise<void> {
  const sides = sidesOf(rule);
  const given = params.images.map((image) => image.side);
  const missing = sides
    .filter(({ side, required }) => required && !given.includes(side))
    .map(({ side }) => side);
  if (missing.length) refuse(kycRefusals.sideMissing, { sides: missing });
  if (given.some((side) => !sides.some((known) => known.side === side)))
    refuse(kycRefusals.fields, { fields: ['images'] });
  const files = await ownFiles(
    context,
    payer.id,
    params.images.map((image) => image.ossFileKey),
  );
  const distinct = new Set(files.map((file) => file.sha256));
  if (new Set(given).size !== given.length || distinct.size !== params.images.length)
    refuse(kycRefusals.sideRepeated);
}

/** Idempotent. */
export async function provideDocument(
  context: CallContext,
  params: CallParams<'kyc.documentProvide'>,
): Promise<Submitted> {
  const payer = await context.payer();
  if (payer.countryCode !== params.countryCode) refuse(kycRefusals.countrySwitch);
  const rule = documentRule(params.countryCode, params.idType) ?? refuse(kycRefusals.documentType);
  const kycCase = await openCase(context, payer);
  const path = rule.numberCard ? numberCardPath(kycCase) : documentPath(kycCase, payer, context.now, rule);
  if (!path) {
    const stored = await context.db
      .selectFrom('kycDocuments')
      .select('fileKey')
      .where('caseId', '=', kycCase.id)
      .where('idType', '=', rule.idType)
      .execute();
    const keys = new Set(stored.map((row) => row.fileKey));
    const again =
      kycCase.status.startsWith('Wait') &&
      keys.size === params.images.length &&
      params.images.every((image) => keys.has(image.ossFileKey));
    if (again) return submitted(kycCase.status);
    refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  }
  checkDocument(context, params, rule);
  await checkImages(context, payer, params, rule);

  await storeDocument(context, kycCase, payer, rule, params);
  return submitted(
    (
      await stepThrough(context, kycCase.id, path, {
        actor: 'payer',
        note: `document ${rule.idType}`,
        errorCode: null,
      })
    ).status,
  );
}

const firstTime = [
  'ShortKyc',
  'InfoComplete',
  'WaitSubmitFile',
  'WaitIdentitySubmit',
  'BeingSubmittedAuditInfoRmation',
];

/** Japan's number card is stored separately. */
export async function storeDocument(
  context: CallContext,
  kycCase: KycCase,
  payer: Row<'payers'>,
  rule: Pick<DocumentRule, 'idType' | 'bizIdType' | 'numberCard'>,
  params: Omit<GivenDocument, 'countryCode'>,
): Promise<void> {
  const resubmitted = !firstTime.includes(kycCase.status) && !rule.numberCard;
  const before = rule.numberCard ? answersOf(kycCase).numberCard?.idType : kycCase.idType;
  if (before)
    await context.db
      .deleteFrom('kycDocuments')
      .where('caseId', '=', kycCase.id)
      .where('idType', '=', before)
      .execute();
  for (const image of params.images) {
    await context.db
      .insertInto('kycDocuments')
      .values({
        id: newId('doc'),
        caseId: kycCase.id,
        payerId: payer.id,
        idType: rule.idType,
        bizIdType: rule.bizIdType,
        side: image.side,
        fileKey: image.ossFileKey,
        status: resubmitted ? 'HasResubmit' : 'Init',
        recognised: json(await recognisedOf(context, image.ossFileKey)),
        createdAt: context.now,
        updatedAt: context.now,
      })
      .execute();
  }
  const document = {
    idType: rule.idType,
    idNumber: params.idNumber,
    expiryDate: params.expiryDate,
    issuingCountry: params.issuingCountry,
  };
  if (rule.numberCard) return saveAnswers(context, kycCase, { numberCard: document });
  await saveAnswers(context, kycCase, { document }, { idType: rule.idType });
  await context.db
    .updateTable('payers')
    .set({ identityStatus: resubmitted ? 'HasResubmit' : 'Init' })
    .where('id', '=', payer.id)
    .execute();
}

const proofSides = ['front', 'back', 'other'] as const;

export async function provideProof(
  context: CallContext,
  { countryCode, kind, values }: CallParams<'kyc.proof'>,
): Promise<Submitted> {
  const payer = await context.payer();
  if (payer.countryCode !== countryCode) refuse(kycRefusals.countrySwitch);
  const form = kycMarketOf(countryCode)?.proofs?.[kind] ?? refuse(kycRefusals.fields, { fields: ['kind'] });
  const kycCase = await openCase(context, payer);
  const path = proofPath(kycCase, kind, payer, context.now);
  const proofs = answersOf(kycCase).proofs ?? {};
  if (!path) {
    if (sameValues(proofs[kind], values)) return submitted(kycCase.status);
    refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  }
  await checkForm(context, form, values, { country: countryCode, payerId: payer.id });
  if (standsForDocument(kind)) {
    const images = (values.images as string[]).slice(0, proofSides.length);
    await storeDocument(
      context,
      kycCase,
      payer,
      { idType: kind, bizIdType: kind === 'eVisa' ? 'E_VISA' : 'EXTENSION_CERTIFICATE' },
      {
        idNumber: String(values.idNumber),
        expiryDate: String(values.expiryDate),
        images: images.map((ossFileKey, at) => ({ side: proofSides[at] ?? 'other', ossFileKey })),
      },
    );
  }
  const fresh = await openCase(context, payer);
  await saveAnswers(context, fresh, { proofs: { ...proofs, [kind]: values } });
  return submitted(
    (
      await stepThrough(context, kycCase.id, path, {
        actor: 'payer',
        note: `proof ${kind}`,
        errorCode: null,
      })
    ).status,
  );
}
