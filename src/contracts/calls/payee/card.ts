import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  decimalText,
  done,
  empty,
  identifier,
  ossFileKey,
  shortText,
} from '../../entities/base';
import { payeeForm } from '../../entities/payee';
import { cardPerson, cardRecord, payeeCard } from '../../entities/payeeCard';
import { payeeAccountType, payeeMethod } from '../../entities/payeeMethod';
import { documentSide } from '../../entities/payer';
import { defineCall } from '../defineCall';

const byCard = v.object({ cardId: identifier });
const cardAnswer = v.object({ card: payeeCard });
const countries = v.object({ list: v.array(v.object({ countryCode, currency: currencyCode })) });
const quiet = { hideLoading: true } as const;
const own = { softError: true } as const;

export const payeeCardCreate = defineCall({
  name: 'payeeCard.create',
  effect: 'write',
  changes: ['card'],
  method: 'POST',
  path: '/web/payee/card/create',
  owner: 'payee',
  encrypted: true,
  flags: own,
  params: v.object({
    shareCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,12}$/))),
    country: countryCode,
    ...cardPerson.entries,
    accountType: v.literal(0),
  }),
  answer: cardAnswer,
});

export const payeeCardList = defineCall({
  name: 'payeeCard.list',
  encrypted: true,
  effect: 'read',
  shows: ['card'],
  method: 'POST',
  path: '/web/payee/card/list',
  owner: 'payee',
  flags: quiet,
  params: empty,
  answer: v.object({ list: v.array(payeeCard) }),
});

/** Not the card's own. */
export const payeeCardQuerySourceCountry = defineCall({
  name: 'payeeCard.querySourceCountry',
  effect: 'read',
  method: 'POST',
  path: '/web/payee/card/querySourceCountry',
  owner: 'payee',
  flags: quiet,
  params: v.object({ country: countryCode }),
  answer: countries,
});

export const payeeCardQueryTargetCountry = defineCall({
  name: 'payeeCard.queryTargetCountry',
  effect: 'read',
  method: 'GET',
  path: '/web/payee/card/queryTargetCountry',
  owner: 'payee',
  flags: quiet,
  params: empty,
  answer: countries,
});

export const payeeCardQueryPaymentMethod = defineCall({
  name: 'payeeCard.queryPaymentMethod',
  effect: 'read',
  method: 'POST',
  path: '/web/payee/card/queryPaymentMethod',
  owner: 'payee',
  flags: quiet,
  params: v.object({ country: countryCode, sourceCountry: v.optional(countryCode) }),
  answer: v.object({ list: v.array(payeeMethod) }),
});

export const payeeCardUpdate = defineCall({
  name: 'payeeCard.update',
  effect: 'write',
  changes: ['card'],
  method: 'POST',
  path: '/web/payee/card/update',
  owner: 'payee',
  encrypted: true,
  idempotent: true,
  flags: own,
  params: v.object({
    cardId: identifier,
    person: v.optional(cardPerson),
    account: v.optional(v.object({ ...v.partial(payeeForm).entries, accountType: payeeAccountType })),
    /** 2: the name is right although the bank has another. */
    nameAppealFlag: v.optional(v.picklist([1, 2])),
    identity: v.optional(v.object({ idType: shortText, idNumber: shortText })),
  }),
  answer: cardAnswer,
});

/** In days from now. */
export const payeeCardShareInfoUpdate = defineCall({
  name: 'payeeCard.shareInfoUpdate',
  encrypted: true,
  effect: 'write',
  changes: ['card'],
  method: 'POST',
  path: '/web/payee/card/shareInfo/update',
  owner: 'payee',
  idempotent: true,
  flags: own,
  params: v.object({
    cardId: identifier,
    sourceCountry: countryCode,
    amount: v.optional(decimalText),
    remark: v.optional(shortText),
    validDays: v.picklist([1, 7, 30]),
  }),
  answer: cardAnswer,
});

export const payeeCardShare = defineCall({
  name: 'payeeCard.share',
  effect: 'write',
  changes: ['card'],
  method: 'POST',
  path: '/web/payee/card/share',
  owner: 'payee',
  idempotent: true,
  flags: own,
  params: byCard,
  answer: v.object({ shareCode: identifier, link: v.string(), title: shortText, content: shortText }),
});

export const payeeCardDelete = defineCall({
  name: 'payeeCard.delete',
  effect: 'write',
  changes: ['card'],
  method: 'GET',
  path: '/web/payee/card/delete',
  owner: 'payee',
  idempotent: true,
  flags: own,
  params: byCard,
  answer: done,
});

/** A side uploaded again is replaced. */
export const payeeCardDocumentUpload = defineCall({
  name: 'payeeCard.documentUpload',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/payee/document/upload/single',
  owner: 'payee',
  contentType: 'multipart',
  idempotent: true,
  flags: { ...quiet, ...own },
  params: v.object({
    cardId: identifier,
    idType: shortText,
    side: documentSide,
    fileNumber: shortText,
  }),
  answer: v.object({ ossFileKey, imgFileNameOriginal: v.string() }),
});

/** By id (owner), share code (payer), or order number (both). */
export const payeeCardDetail = defineCall({
  name: 'payeeCard.detail',
  effect: 'read',
  shows: ['card', 'order'],
  stores: true,
  method: 'POST',
  path: '/web/payee/card/detail',
  owner: 'payee',
  encrypted: true,
  flags: { ...quiet, ...own },
  params: v.object({ by: v.picklist(['card', 'share', 'order']), id: identifier }),
  answer: v.object({
    card: payeeCard,
    record: v.optional(cardRecord),
    popInfoId: v.optional(identifier),
  }),
});
