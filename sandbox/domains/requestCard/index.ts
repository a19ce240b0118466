import * as v from 'valibot';
import { defineAction } from '../../console/actions';
import type { Db, Row } from '../../db/schema';
import type { Domain, Job, Work } from '../../runtime';
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
    const due = (db: Db) =>
      db
        .selectFrom('payeeCards')
        .select(['id', 'ownerId', 'person', 'reviewAt'])
        .where('reviewAt', '<=', work.now)
        .orderBy('reviewAt');
    const review = async (
      card: Pick<Row<'payeeCards'>, 'id' | 'ownerId' | 'person' | 'reviewAt'>,
      own: Work,
    ) => {
      const at = card.reviewAt ?? own.now;
      const passed = card.person.lastName.toUpperCase() !== rejected;
      await own.db
        .updateTable('payeeCards')
        .set({ checkStatus: passed ? 'Success' : 'CheckFailed', reviewAt: null, updatedAt: at })
        .where('id', '=', card.id)
        .execute();
      await tellOwner(own, card, passed ? 'checked' : 'checkFailed', { at });
    };
    return work.each(due, review, { payerId: 'ownerId' });
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
