import * as v from 'valibot';
import { defineAction } from '../../console/actions';
import { notFound, refuse } from '../../dispatch/refusal';
import type { Domain } from '../../runtime';
import {
  addAccount,
  assetsLink,
  judgeCountry,
  listAccounts,
  updateAccount,
  updateLink,
  verifyJob,
} from './accounts';
import { linkPages, plaidEvent, retrieveAsset } from './links';
import { bindBank, checkAccount, confirmPay, deleteAccount } from './pay';

export const ach: Domain = {
  name: 'ach',
  handlers: {
    'ach.judgeCountry': judgeCountry,
    'ach.assetsLink': assetsLink,
    'ach.plaidEvent': plaidEvent,
    'ach.retrieveAsset': retrieveAsset,
    'ach.accounts': listAccounts,
    'ach.updateLink': updateLink,
    'ach.updateAccount': updateAccount,
    'ach.addAccount': addAccount,
    'ach.deleteAccount': deleteAccount,
    'ach.checkAccount': checkAccount,
    'ach.bindBank': bindBank,
    'ach.confirmPay': confirmPay,
  },
  jobs: [verifyJob],
  pages: linkPages,
  consoleActions: [
    defineAction({
      name: 'ach.status',
      title: 'Set the state of a linked account, such as NEED_UPDATE after a changed bank password',
      params: v.object({
        accountId: v.string(),
        status: v.picklist(['PENDING', 'ACTIVE', 'NEED_UPDATE', 'FAILED']),
      }),
      async run({ db, now }, { accountId, status }) {
        const row = await db
          .updateTable('achAccounts')
          .set({ status, updatedAt: now })
          .where('id', '=', accountId)
          .returning('id')
          .executeTakeFirst();
        if (!row) refuse(notFound);
      },
    }),
  ],
};
