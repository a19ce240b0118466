import { dayIn } from '@/domain/markets/marketDays';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import * as v from 'valibot';
import type { ConsoleAction } from '../../console/actions';
import { defineAction } from '../../console/actions';
import { addDays } from '@/core/dates';
import { clauseList } from '../account/clauses';
import { profileJson, profileOf } from '../account/payerView';
import { insertMissing } from '../../db/insert';
import { json } from '../../db/schema';
import { kycPlaces } from '../../seed/placesKyc';
import { notFound, refuse } from '../../dispatch/refusal';
import { newId } from '../../ids';
import type { CallContext, Domain, Work } from '../../runtime';
import type { KycCase } from './cases';
import { auditJson, auditOf, findCase, kycInfoOf, openCase, reviewSecondsKey } from './cases';
import { demoCases } from './demo';
import { cancel, idConfig, recognize, reference, upload } from './ocr';
import { middlePagePayload, popInfo, popInfoPayload, precheck } from './precheck';
import { cnBanks, cnChannel, cnCountries, cnDocument, cnInit, cnSync, cnUploadCard } from './china';
import {
  askFor,
  commitQuestion,
  cpfVerify,
  cruiseCompany,
  protocolConfirm,
  questionnaire,
  riskQuestionnaire,
  updateAsk,
} from './extras';
import { handoffPages } from './handoff';
import {
  krAccounts,
  krAccountVerify,
  krAuth,
  krBanks,
  krDepositRegister,
  krSendChange,
  krUnregister,
} from './korea';
import {
  documentProvideV2,
  documentProvideV3,
  documentReupload,
  idCardUpdate,
  jointAccount,
  ocrInfo,
  ossKeyList,
  uploadedNotice,
  uploadInfo,
  wechatInfo,
} from './moreDocuments';
import { kycLists } from './reference';
import { faceCompare, repeatVerify } from './repeat';
import { singpassOpen, singpassUser } from './singpass';
import { caseMoved } from './caseMoved';
import { reviewJob, reviewTriggers } from './review';
import { provideDocument, provideProof, updateBasics } from './submit';

const info = async (context: CallContext): Promise<CallAnswer<'kyc.info'>> =>
  kycInfoOf(context, await context.payer(), context.lang);

async function waitInfo(
  context: CallContext,
  _params: CallParams<'kyc.waitInfo'>,
): Promise<CallAnswer<'kyc.waitInfo'>> {
  const payer = await context.payer();
  const kycCase = await findCase(context, payer);
  const left = (kycCase?.reviewAt ?? context.now) - context.now;
  return {
    kycStatus: payer.kycStatus,
    submittedAt: kycCase?.submittedAt ?? undefined,
    expectedMinutes: left > 0 ? Math.ceil(left / 60_000) : 0,
    canLeave: true,
  };
}

async function caseOfPayer(work: Work, payerId: string): Promise<KycCase> {
  const payer = await work.db.selectFrom('payers').selectAll().where('id', '=', payerId).executeTakeFirst();
  if (!payer) refuse(notFound);
  return openCase(work, payer);
}

const payerId = v.string();

const consoleActions: readonly ConsoleAction[] = [
  defineAction({
    name: 'kyc.nextResult',
    title: 'Decide how the next review of a payer ends: PASS or one of the triggers',
    params: v.object({ payerId, result: v.picklist(['PASS', ...Object.keys(reviewTriggers)]) }),
    async run(work, params) {
      const kycCase = await caseOfPayer(work, params.payerId);
      await work.db
        .updateTable('kycCases')
        .set({ audit: auditJson({ ...auditOf(kycCase), nextResult: params.result }) })
        .where('id', '=', kycCase.id)
        .execute();
    },
  }),
  defineAction({
    name: 'kyc.reviewDelay',
    title: 'Seconds of sandbox time a review takes (20 by default)',
    params: v.object({ seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(864_000)) }),
    async run({ db }, { seconds }) {
      const value = json(seconds);
      await db
        .insertInto('settings')
        .values({ key: reviewSecondsKey, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
  }),
  defineAction({
    name: 'kyc.reviewNow',
    title: 'Bring a waiting review due at once',
    params: v.object({ payerId }),
    async run(work, params) {
      const kycCase = await caseOfPayer(work, params.payerId);
      await work.db
        .updateTable('kycCases')
        .set({ reviewAt: work.now })
        .where('id', '=', kycCase.id)
        .where('reviewAt', 'is not', null)
        .execute();
    },
  }),
  defineAction({
    name: 'kyc.expireDocument',
    title: "Let a payer's identity document run out as of yesterday",
    params: v.object({ payerId }),
    async run({ db, now }, params) {
      const payer = await db
        .selectFrom('payers')
        .selectAll()
        .where('id', '=', params.payerId)
        .executeTakeFirst();
      if (!payer) refuse(notFound);
      const documentExpiry = addDays(dayIn(payer.countryCode, now), -1);
      await db
        .updateTable('payers')
        .set({ profile: profileJson({ ...profileOf(payer), documentExpiry }) })
        .where('id', '=', payer.id)
        .execute();
    },
  }),
  defineAction({
    name: 'kyc.askSupplement',
    title: 'Ask a payer for the supplement, or for more about them, before the next remittance',
    params: v.object({ payerId, scene: v.optional(v.picklist(['supplement', 'improve']), 'supplement') }),
    run: (work, params) => askFor(work, params.payerId, params.scene),
  }),
  defineAction({
    name: 'notice.add',
    title: 'Put a notice before the next remittance: a middle page or a popup',
    params: v.intersect([
      v.object({
        payerId: v.optional(v.string()),
        countryCode: v.optional(v.string()),
        minutes: v.optional(v.number()),
      }),
      v.variant('kind', [
        v.object({ kind: v.literal('middlePage'), payload: middlePagePayload }),
        v.object({ kind: v.literal('popInfo'), payload: popInfoPayload }),
      ]),
    ]),
    async run({ db, now }, params) {
      const id = newId('ntc');
      await db
        .insertInto('notices')
        .values({
          id,
          payerId: params.payerId ?? null,
          countryCode: params.countryCode ?? null,
          kind: params.kind,
          payload: json(params.payload),
          startsAt: now,
          endsAt: params.minutes === undefined ? null : now + params.minutes * 60_000,
        })
        .execute();
      return { id };
    },
  }),
  defineAction({
    name: 'notice.deal',
    title: 'Take a notice away',
    params: v.object({ id: v.string() }),
    run: async ({ db, now }, { id }) => {
      await db.updateTable('notices').set({ dealtAt: now }).where('id', '=', id).execute();
    },
  }),
];

export const kyc: Domain = {
  name: 'kyc',
  handlers: {
    'kyc.info': info,
    'kyc.waitInfo': waitInfo,
    'kyc.update': updateBasics,
    'kyc.idConfig': idConfig,
    'kyc.ocrReference': reference,
    'kyc.ocrUpload': upload,
    'kyc.ocrRecognize': recognize,
    'kyc.ocrCancel': cancel,
    'kyc.documentProvide': provideDocument,
    'kyc.proof': provideProof,
    'kyc.updateAsk': updateAsk,
    'kyc.commitQuestion': commitQuestion,
    'kyc.protocolConfirm': (context, params) =>
      protocolConfirm(context, params, clauseList(params.countryCode, context.lang)),
    'kyc.cpfVerify': cpfVerify,
    'kyc.questionnaire': questionnaire,
    'kyc.riskQuestionnaire': riskQuestionnaire,
    'kyc.cruiseCompany': cruiseCompany,
    'kyc.singpassUser': singpassUser,
    'kyc.singpassOpen': singpassOpen,
    'kyc.repeatVerify': repeatVerify,
    'kyc.faceCompare': faceCompare,
    'kyc.krBanks': krBanks,
    'kyc.krAccountVerify': krAccountVerify,
    'kyc.krDepositRegister': krDepositRegister,
    'kyc.krAuth': krAuth,
    'kyc.krAccounts': krAccounts,
    'kyc.krUnregister': krUnregister,
    'kyc.krSendChange': krSendChange,
    'kyc.cnCountries': cnCountries,
    'kyc.cnBanks': cnBanks,
    'kyc.cnChannel': cnChannel,
    'kyc.cnInit': cnInit,
    'kyc.cnUploadCard': cnUploadCard,
    'kyc.cnDocument': cnDocument,
    'kyc.cnSync': cnSync,
    'kyc.idCardUpdate': idCardUpdate,
    'kyc.documentProvideV2': documentProvideV2,
    'kyc.documentProvideV3': documentProvideV3,
    'kyc.ossKeyList': ossKeyList,
    'kyc.uploadedNotice': uploadedNotice,
    'kyc.ocrInfo': ocrInfo,
    'kyc.uploadInfo': uploadInfo,
    'kyc.jointAccount': jointAccount,
    'kyc.wechatInfo': wechatInfo,
    'kyc.documentReupload': documentReupload,
    'payer.popInfo': popInfo,
    'remit.precheck': precheck,
  },
  jobs: [reviewJob],
  pages: handoffPages,
  async referenceRows(tx) {
    await insertMissing(
      tx,
      'districts',
      kycPlaces.map((place, position) => ({ ...place, names: json(place.names), position })),
    );
    await insertMissing(
      tx,
      'enumValues',
      kycLists.map((row, position) => ({
        ...row,
        names: json(row.names),
        country: '*',
        targetCountry: '*',
        position,
      })),
    );
  },
  consoleActions,
  kycMoved: caseMoved,
  demoRows: demoCases,
};
