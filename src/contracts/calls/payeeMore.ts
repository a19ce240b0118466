import * as v from 'valibot';
import { codedText, countryCode, done, identifier, ossFileKey, remitType, shortText } from '../entities/base';
import { payee, payeeAccountType, payeeForm } from '../entities/payee';
import { defineCall } from './defineCall';
import { registerCalls } from './registry';

const list = v.object({ list: v.array(payee) });
const picture = { side: v.picklist(['front', 'back']), fileNumber: shortText };

/** What becomes of a payee after it has been added. Params and answers are ours: the specification names the paths. */
export const payeeMoreCalls = registerCalls({
  /** Opens the payee's receiving account at the partner bank; only for bank cards in mainland China. */
  'payee.openAccount': defineCall({
    method: 'POST',
    path: '/web/payee/v2/open/account',
    owner: 'payee',
    encrypted: true,
    idempotent: true,
    flags: { softError: true },
    params: v.object({ payeeId: identifier }),
    answer: v.object({ payee, opened: v.literal(true) }),
  }),
  'payee.updateWechat': defineCall({
    method: 'POST',
    path: '/web/payee/v2/wechat/update',
    owner: 'payee',
    encrypted: true,
    flags: { softError: true },
    params: v.object({
      payeeId: identifier,
      wechatAccount: v.optional(shortText),
      name: v.optional(shortText),
      phoneNumber: v.optional(shortText),
    }),
    answer: v.object({ payee }),
  }),
  /** Changes a payee's form and has it screened again. `compliance`: passed, or a person looks at it first. */
  'payee.update': defineCall({
    method: 'POST',
    path: '/web/payee/v2/updateAndDoCompliance',
    owner: 'payee',
    encrypted: true,
    flags: { softError: true },
    params: v.object({
      ...v.partial(v.omit(payeeForm, ['country', 'accountType'])).entries,
      payeeId: identifier,
      nameAppealFlag: v.optional(v.picklist([1, 2])),
    }),
    answer: v.object({ payee, compliance: v.picklist(['Pass', 'Review']) }),
  }),
  'payee.filter': defineCall({
    method: 'POST',
    path: '/web/payee/v2/valid/list/filter',
    owner: 'payee',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({
      country: v.optional(countryCode),
      accountType: v.optional(payeeAccountType),
      remitType: v.optional(remitType),
      relationshipToReceiver: v.optional(shortText),
      keyword: v.optional(shortText),
    }),
    answer: list,
  }),
  /** Payees that money went to last, newest first. */
  'payee.newest': defineCall({
    method: 'POST',
    path: '/web/payee/v2/newest/remit/filter',
    owner: 'payee',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({
      country: v.optional(countryCode),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
    }),
    answer: list,
  }),
  /** A payee in mainland China with what of the nine identity elements is still missing. */
  'payee.cnRemit': defineCall({
    method: 'POST',
    path: '/web/payee/v2/get/cnRemit/payeeResp',
    owner: 'payee',
    encrypted: true,
    idempotent: true,
    flags: { hideLoading: true, softError: true },
    params: v.object({ payeeId: identifier }),
    answer: v.object({ payee, missing: v.array(v.string()) }),
  }),
  /** A side of the payee's identity card; what could be read of it comes back. */
  'payee.uploadIdCard': defineCall({
    method: 'POST',
    path: '/web/payee/v2/upload/id/card',
    owner: 'payee',
    contentType: 'multipart',
    flags: { hideLoading: true, softError: true },
    params: v.object({ payeeId: identifier, ...picture }),
    answer: v.object({
      ossFileKey,
      imgFileNameOriginal: v.string(),
      idNumber: v.optional(v.string()),
      expiryDate: v.optional(v.string()),
    }),
  }),
  /** Payees whose money goes straight to a bank account at home. */
  'payee.dcbList': defineCall({
    method: 'GET',
    path: '/web/payee/v2/dcb/payee/list',
    owner: 'payee',
    flags: { hideLoading: true },
    params: v.object({ country: v.optional(countryCode) }),
    answer: list,
  }),
  /** Documents a payee of a country can show. */
  'payee.idTypes': defineCall({
    method: 'GET',
    path: '/web/payee/v2/idTypeList',
    owner: 'payee',
    token: 'optional',
    flags: { hideLoading: true },
    params: v.object({ country: countryCode }),
    answer: v.object({ list: v.array(codedText) }),
  }),
  /** Marks that money has just gone to a payee. */
  'payee.touch': defineCall({
    method: 'GET',
    path: '/web/payee/v2/update/remitDate/{id}',
    owner: 'payee',
    flags: { hideLoading: true },
    params: v.object({ id: identifier }),
    answer: done,
  }),
} as const);
