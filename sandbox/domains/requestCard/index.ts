import * as v from 'valibot';
import { defineAction } from '../../console/actions';
import type { Domain, Job } from '../../runtime';
import { orderByCardMoved, tellOwner } from './announce';
import { paymentMethods, sourceCountries, targetCountries } from './countries';
import { createCard, deleteCard, shareCard, updateCard, updateShareInfo, uploadPicture } from './edit';
import {
  cardAsked,
  cardDetail,
  dealWithPop,
  listCards,
  listRecords,
  openPops,
  remarkOrder,
  seenPops,
} from './look';
import { createCardOrder } from './pay';
import { refuse } from '../../dispatch/refusal';
import { cardRefusals } from './refusals';

/** Test trigger. */
const rejected = 'REJECTDOCUMENT';

const reviewJob: Job = {
  name: 'requestCard.review',
  async run(work) {
    const { db, now } = work;
    const due = await db
      .selectFrom('payeeCards')
      .select(['id', 'ownerId', 'person', 'reviewAt'])
      .where('reviewAt', '<=', now)
      .where('id', 'not in', work.resting())
      .orderBy('reviewAt')
      .limit(100)
      .execute();
    return work.each(due, async (card) => {
      const at = card.reviewAt ?? now;
      const passed = card.person.lastName.toUpperCase() !== rejected;
      await db
        .updateTable('payeeCards')
        .set({ checkStatus: passed ? 'Success' : 'CheckFailed', reviewAt: null, updatedAt: at })
        .where('id', '=', card.id)
        .execute();
      await tellOwner(work, card, passed ? 'checked' : 'checkFailed', { at });
    });
  },
};

export const requestCard: Domain = {
  name: 'requestCard',
  handlers: {
    'payeeCard.create': createCard,
    'payeeCard.list': listCards,
    'payeeCard.querySourceCountry': sourceCountries,
    'payeeCard.queryTargetCountry': targetCountries,
    'payeeCard.queryPaymentMethod': paymentMethods,
    'payeeCard.update': updateCard,
    'payeeCard.shareInfoUpdate': updateShareInfo,
    'payeeCard.share': shareCard,
    'payeeCard.delete': deleteCard,
    'payeeCard.documentUpload': uploadPicture,
    'payeeCard.asked': cardAsked,
    'payeeCard.detail': cardDetail,
    'payeeCard.recordList': listRecords,
    'payeeCard.orderRemark': remarkOrder,
    'payeeCard.popInfoList': openPops,
    'payeeCard.popInfoViewList': seenPops,
    'payeeCard.popInfoDeal': dealWithPop,
    'payeeCard.orderCreate': createCardOrder,
  },
  jobs: [reviewJob],
  orderMoved: orderByCardMoved,
  consoleActions: [
    defineAction({
      name: 'requestCard.clearReport',
      title: 'A reported card counts again after a check',
      params: v.object({ cardId: v.string() }),
      async run(work, { cardId }) {
        const card = await work.db
          .updateTable('payeeCards')
          .set({ reportedAt: null, updatedAt: work.now })
          .where('id', '=', cardId)
          .returning(['id', 'ownerId'])
          .executeTakeFirst();
        await tellOwner(work, card ?? refuse(cardRefusals.notFound), 'cleared');
      },
    }),
  ],
};
