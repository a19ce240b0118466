// Shapes are ours.
import * as v from 'valibot';
import { done, identifier, ossFileKey, shortText } from '../../entities/base';
import { payee, payeeForm } from '../../entities/payee';
import { defineCall } from '../defineCall';

/** At the partner bank; only mainland China's bank cards. */
export const payeeOpenAccount = defineCall({
  name: 'payee.openAccount',
  effect: 'write',
  changes: ['payee'],
  method: 'POST',
  path: '/web/payee/v2/open/account',
  owner: 'payee',
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({ payeeId: identifier }),
  answer: v.object({ payee, opened: v.literal(true) }),
});

export const payeeUpdateWechat = defineCall({
  name: 'payee.updateWechat',
  effect: 'write',
  changes: ['payee'],
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
});

/** Screens again; `compliance`: passed, or manual review. */
export const payeeUpdate = defineCall({
  name: 'payee.update',
  effect: 'write',
  changes: ['order', 'payee'],
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
});

export const payeeCnRemit = defineCall({
  name: 'payee.cnRemit',
  effect: 'read',
  method: 'POST',
  path: '/web/payee/v2/get/cnRemit/payeeResp',
  owner: 'payee',
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ payeeId: identifier }),
  answer: v.object({ payee, missing: v.array(v.string()) }),
});

const picture = { side: v.picklist(['front', 'back']), fileNumber: shortText };

export const payeeUploadIdCard = defineCall({
  name: 'payee.uploadIdCard',
  effect: 'write',
  changes: ['payee'],
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
});

export const payeeTouch = defineCall({
  name: 'payee.touch',
  effect: 'write',
  changes: ['payee'],
  method: 'GET',
  path: '/web/payee/v2/update/remitDate/{id}',
  owner: 'payee',
  idempotent: true,
  flags: { hideLoading: true },
  params: v.object({ id: identifier }),
  answer: done,
});
