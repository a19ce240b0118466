// The server's PDFs. The specification has the screens, not the calls.
import * as v from 'valibot';
import { countryCode, identifier, instant, moneyShape, pageOf, paged, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';

const calendarYear = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999));

/** `bankCard`: the account at the bank; `ownData`: all personal data. */
const paperKinds = ['year', 'order', 'bankCard', 'ownData'] as const;

export type PaperKind = (typeof paperKinds)[number];

export const paper = v.object({
  paperId: identifier,
  number: shortText,
  kind: v.picklist(paperKinds),
  year: v.optional(calendarYear),
  seqNo: v.optional(identifier),
  fileName: shortText,
  /** Bytes. */
  size: v.number(),
  issuedAt: instant,
});
export type Paper = v.InferOutput<typeof paper>;

/** The only protection, so it expires. */
const paperWithLink = v.object({ paper, link: v.string(), linkUntil: instant });

export const receiptChoices = defineCall({
  name: 'receipt.choices',
  effect: 'read',
  method: 'POST',
  path: '/web/receipt/choices',
  owner: 'receipt',
  ours: true,
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({}),
  answer: v.object({
    taxProof: v.boolean(),
    years: v.array(v.object({ year: calendarYear, transfers: v.number(), total: moneyShape })),
  }),
});

/** Arrived, newest first. */
export const receiptTransfers = defineCall({
  name: 'receipt.transfers',
  effect: 'read',
  method: 'POST',
  path: '/web/receipt/transfers',
  owner: 'receipt',
  ours: true,
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object(paged),
  answer: pageOf(
    v.object({
      seqNo: identifier,
      payeeName: shortText,
      targetCountry: countryCode,
      totalAmount: moneyShape,
      arrivedAt: instant,
    }),
  ),
});

export const receiptIssue = defineCall({
  name: 'receipt.issue',
  effect: 'write',
  changes: ['receipt'],
  method: 'POST',
  path: '/web/receipt/issue',
  owner: 'receipt',
  ours: true,
  encrypted: true,
  flags: { softError: true },
  params: v.object({
    kind: v.picklist(paperKinds),
    year: v.optional(calendarYear),
    seqNo: v.optional(identifier),
  }),
  answer: paperWithLink,
});

/** Newest first. */
export const receiptList = defineCall({
  name: 'receipt.list',
  effect: 'read',
  shows: ['receipt'],
  method: 'POST',
  path: '/web/receipt/list',
  owner: 'receipt',
  ours: true,
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object(paged),
  answer: pageOf(paper),
});

export const receiptOpen = defineCall({
  name: 'receipt.open',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/receipt/open',
  owner: 'receipt',
  ours: true,
  encrypted: true,
  flags: { softError: true },
  params: v.object({ paperId: identifier }),
  answer: paperWithLink,
});

export const receiptBankCard = defineCall({
  name: 'receipt.bankCard',
  effect: 'read',
  method: 'POST',
  path: '/web/receipt/bank/card',
  owner: 'receipt',
  ours: true,
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({}),
  answer: v.object({
    card: v.optional(v.object({ holder: shortText, lastFour: shortText, openedAt: instant })),
  }),
});
