import { insertMissing } from '../../db/insert';
import type { Domain } from '../../runtime';
import { activities, orderPopups } from '../../seed/services';
import { platformCoupon } from './claims';
import { bindSource, inviteRecords } from './inviteSource';
import { inviteCount, shareRecord, transferArrived } from './invites';
import { pendingRemind } from './pending';
import { orderPopUp } from './popups';

export const activity: Domain = {
  name: 'activity',
  handlers: {
    'activity.platformCoupon': platformCoupon,
    'activity.orderPopUp': orderPopUp,
    'activity.pendingRemind': pendingRemind,
    'invite.count': inviteCount,
    'invite.records': inviteRecords,
    'invite.bindSource': bindSource,
    'invite.shareRecord': shareRecord,
  },
  orderMoved: transferArrived,
  async referenceRows(tx) {
    await insertMissing(tx, 'activities', activities);
    await insertMissing(tx, 'orderPopups', orderPopups);
  },
};
