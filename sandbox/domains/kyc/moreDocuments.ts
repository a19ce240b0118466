import { dayIn } from '@/domain/markets/marketDays';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { isAfter } from '@/core/dates';
import type { DocumentSide } from '@/contracts/entities/payer';
import { sidesOf } from '@/schemas/kyc';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { newId } from '../../ids';
import { profileOf } from '../account/payerView';
import { placeIn } from '../bank/names';
import { bankLike } from '../payee/rules';
import { fieldsOf } from '../payee/view';
import { ownFiles } from '../storage';
import { answersOf, openCase, saveAnswers, sideRejected, stepThrough } from './cases';
import { documentRule, numberBreach } from './documentTypes';
import { asRead, ownReference, recognisedOf, referenceMs } from './ocr';
import { documentPath } from './steps';
import { provideDocument, submitted } from './submit';
import { refuse } from '../../dispatch/refusal';
import { kycRefusals } from './refusals';

export function documentProvideV2(
  context: CallContext,
  params: CallParams<'kyc.documentProvideV2'>,
): Promise<CallAnswer<'kyc.documentProvideV2'>> {
  const keys = {
    front: params.frontKey,
    back: params.backKey,
    selfie: params.selfieKey,
    other: params.otherKey,
    sideImage: params.sideImageKey,
  };
  const images = (Object.keys(keys) as DocumentSide[]).flatMap((side) =>
    keys[side] ? [{ side, ossFileKey: keys[side] }] : [],
  );
  const { countryCode, idType, idNumber, expiryDate } = params;
  return provideDocument(context, { countryCode, idType, idNumber, expiryDate, images });
}

const sidesIn = (row: Row<'ocrReferences'>) =>
  Object.entries(row.sides).map(([side, ossFileKey]) => ({ side: side as DocumentSide, ossFileKey }));

function missingIn(row: Row<'ocrReferences'>): DocumentSide[] {
  const rule = documentRule(row.countryCode, row.idType) ?? refuse(kycRefusals.documentType);
  return sidesOf(rule)
    .filter(({ side, required }) => required && !row.sides[side])
    .map(({ side }) => side);
}

export async function documentProvideV3(
  context: CallContext,
  { reference, idNumber, expiryDate }: CallParams<'kyc.documentProvideV3'>,
): Promise<CallAnswer<'kyc.documentProvideV3'>> {
  const row = await ownReference(context, reference);
  if (Object.keys(row.sides).length === 0) refuse(kycRefusals.sideMissing, { sides: missingIn(row) });
  return provideDocument(context, {
    countryCode: row.countryCode,
    idType: row.idType,
    idNumber,
    expiryDate,
    images: sidesIn(row),
  });
}

export async function uploadedNotice(
  context: CallContext,
  { reference }: CallParams<'kyc.uploadedNotice'>,
): Promise<CallAnswer<'kyc.uploadedNotice'>> {
  const missing = missingIn(await ownReference(context, reference));
  return { complete: missing.length === 0, missing };
}

export async function uploadInfo(
  context: CallContext,
  { reference }: CallParams<'kyc.uploadInfo'>,
): Promise<CallAnswer<'kyc.uploadInfo'>> {
  const row = await ownReference(context, reference);
  return {
    idType: row.idType,
    sides: sidesIn(row),
    missing: missingIn(row),
    expiresAt: row.createdAt + referenceMs,
  };
}

export async function ocrInfo(
  context: CallContext,
  { reference }: CallParams<'kyc.ocrInfo'>,
): Promise<CallAnswer<'kyc.ocrInfo'>> {
  const { recognised } = await ownReference(context, reference);
  return asRead(recognised);
}

export async function ossKeyList(
  context: CallContext,
  { countryCode, idType }: CallParams<'kyc.ossKeyList'>,
): Promise<CallAnswer<'kyc.ossKeyList'>> {
  const rows = await context.db
    .selectFrom('kycDocuments')
    .innerJoin('kycCases', 'kycCases.id', 'kycDocuments.caseId')
    .select(['side', 'fileKey', 'kycDocuments.idType', 'kycDocuments.createdAt'])
    .where('kycDocuments.payerId', '=', context.payerId)
    .where('kycCases.countryCode', '=', countryCode)
    .orderBy('kycDocuments.createdAt')
    .orderBy('side')
    .execute();
  return {
    list: rows
      .filter((row) => idType === undefined || row.idType === idType)
      .map((row) => ({
        side: row.side,
        ossFileKey: row.fileKey,
        idType: row.idType,
        uploadedAt: row.createdAt,
      })),
  };
}

/** Rejected documents are reviewed again. */
export async function idCardUpdate(
  context: CallContext,
  { countryCode, idNumber, expiryDate }: CallParams<'kyc.idCardUpdate'>,
): Promise<CallAnswer<'kyc.idCardUpdate'>> {
  const payer = await context.payer();
  if (payer.countryCode !== countryCode) refuse(kycRefusals.countrySwitch);
  const kycCase = await openCase(context, payer);
  const { document } = answersOf(kycCase);
  const rule = document && documentRule(countryCode, document.idType);
  if (!document || !rule) refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  const changed = { ...document, idNumber, expiryDate: expiryDate ?? document.expiryDate };
  const same = changed.idNumber === document.idNumber && changed.expiryDate === document.expiryDate;
  const path = documentPath(kycCase, payer, context.now, rule);
  if (!path) {
    if (same) return submitted(kycCase.status);
    refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  }
  const today = dayIn(countryCode, context.now);
  const breach = numberBreach(rule, idNumber, today);
  if (breach) refuse(kycRefusals.fields, { fields: ['idNumber'], rules: { idNumber: breach } });
  if (changed.expiryDate && !isAfter(changed.expiryDate, today)) refuse(kycRefusals.documentExpired);
  await saveAnswers(context, kycCase, { document: changed });
  const moved = await stepThrough(context, kycCase.id, path, {
    actor: 'payer',
    note: 'document corrected',
    errorCode: null,
  });
  return submitted(moved.status);
}

/** Only rejected sides are replaced. */
export async function documentReupload(
  context: CallContext,
  { countryCode, images }: CallParams<'kyc.documentReupload'>,
): Promise<CallAnswer<'kyc.documentReupload'>> {
  const payer = await context.payer();
  if (payer.countryCode !== countryCode) refuse(kycRefusals.countrySwitch);
  const kycCase = await openCase(context, payer);
  const path = documentPath(kycCase, payer, context.now);
  const { document } = answersOf(kycCase);
  if (!path || !document || kycCase.status === 'Pass')
    refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  const rows = await context.db
    .selectFrom('kycDocuments')
    .selectAll()
    .where('caseId', '=', kycCase.id)
    .where('idType', '=', document.idType)
    .execute();
  const foreign = images.filter(({ side }) => !rows.some((row) => row.side === side));
  if (foreign.length) refuse(kycRefusals.fields, { fields: ['images'] });
  const missing = rows
    .filter((row) => sideRejected(kycCase.errorCode, row.side))
    .map((row) => row.side)
    .filter((side) => !images.some((image) => image.side === side));
  if (missing.length) refuse(kycRefusals.sideMissing, { sides: missing });
  await ownFiles(
    context,
    payer.id,
    images.map((image) => image.ossFileKey),
  );
  for (const { side, ossFileKey } of images) {
    const row = rows.find((known) => known.side === side) as Row<'kycDocuments'>;
    await context.db.deleteFrom('kycDocuments').where('id', '=', row.id).execute();
    await context.db
      .insertInto('kycDocuments')
      .values({
        ...row,
        id: newId('doc'),
        fileKey: ossFileKey,
        status: 'HasResubmit',
        recognised: json(await recognisedOf(context, ossFileKey)),
        createdAt: context.now,
        updatedAt: context.now,
      })
      .execute();
  }
  const moved = await stepThrough(context, kycCase.id, path, {
    actor: 'payer',
    note: 'sides again',
    errorCode: null,
  });
  return submitted(moved.status);
}

const accountKey = (row: Pick<Row<'payees'>, 'country' | 'fields'>): string => {
  const { form } = fieldsOf(row);
  const number = form.cardNumber ?? form.accountNumber ?? form.iban ?? '';
  return number === '' ? '' : `${row.country} ${number.replace(/\s/g, '').toUpperCase()}`;
};

async function sharedAccounts(context: CallContext, own: readonly string[]): Promise<ReadonlySet<string>> {
  const others = await context.db
    .selectFrom('payees')
    .select(['id', 'country', 'fields'])
    .where('payerId', '<>', context.payerId)
    .where('relation', 'in', ['self', 'spouse'])
    .where('deletedAt', 'is', null)
    .execute();
  const theirs = new Set(others.map(accountKey));
  return new Set(own.filter((key) => theirs.has(key)));
}

/** The spouse's, and own ones others claim. */
export async function jointAccount(
  context: CallContext,
  _params: CallParams<'kyc.jointAccount'>,
): Promise<CallAnswer<'kyc.jointAccount'>> {
  const rows = await context.db
    .selectFrom('payees')
    .select(['id', 'fullName', 'country', 'relation', 'fields'])
    .where('payerId', '=', context.payerId)
    .where('relation', 'in', ['self', 'spouse'])
    .where('accountType', 'in', [...bankLike])
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
  const own = rows.filter(({ relation }) => relation === 'self').map(accountKey);
  const shared = own.length > 0 ? await sharedAccounts(context, own) : new Set<string>();
  const joint = rows.filter((row) => row.relation === 'spouse' || shared.has(accountKey(row)));
  return {
    list: joint.map((row) => {
      const { form } = fieldsOf(row);
      const number = form.cardNumber ?? form.accountNumber ?? form.iban ?? '';
      return {
        id: row.id,
        name: row.fullName,
        bankName: placeIn(form.bankName ?? '', context.lang),
        accountNumber: number ? `•••• ${number.slice(-4)}` : '',
      };
    }),
  };
}

export async function wechatInfo(
  context: CallContext,
  _params: CallParams<'kyc.wechatInfo'>,
): Promise<CallAnswer<'kyc.wechatInfo'>> {
  const { openId, nickName, avatar } = profileOf(await context.payer());
  return openId ? { bound: true, nickName, avatar } : { bound: false };
}
