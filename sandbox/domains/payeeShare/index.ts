import * as v from 'valibot';
import { defineAction } from '../../console/actions';
import type { Domain } from '../../runtime';
import { checkLink, detailsUrl, exchangeUrl } from './link';
import { agree, authorizeExchange, chooseBank, confirmPhone, sendCode } from './visit';

export const payeeShare: Domain = {
  name: 'payeeShare',
  handlers: {
    'payeeShare.getUrl': detailsUrl,
    'payeeShare.exchangeAuthGetUrl': exchangeUrl,
    'payeeShare.check': checkLink,
    'payeeShare.agree': agree,
    'payeeShare.sendCode': sendCode,
    'payeeShare.confirmPhone': confirmPhone,
    'payeeShare.chooseBank': chooseBank,
    'payeeShare.exchangeAuthConfirm': authorizeExchange,
  },
  consoleActions: [
    defineAction({
      name: 'payeeShare.end',
      title: 'End a share link before its time',
      params: v.object({ shareCode: v.string() }),
      async run({ db, now }, { shareCode }) {
        await db
          .updateTable('payeeShares')
          .set({ endedAt: now, updatedAt: now })
          .where('code', '=', shareCode)
          .where('endedAt', 'is', null)
          .execute();
      },
    }),
  ],
};
