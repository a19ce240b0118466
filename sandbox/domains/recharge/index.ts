import { insertMissing } from '../../db/insert';
import type { Domain } from '../../runtime';
import { rechargeItemRows } from '../../seed/recharge';
import { brands, items } from './items';
import { members, removeMember, saveMember } from './members';
import { create, detail, orders, pay } from './orders';
import { pages } from './pages';
import { rechargeJob } from './progress';

export const recharge: Domain = {
  name: 'recharge',
  handlers: {
    'recharge.list': brands,
    'recharge.items': items,
    'recharge.members': members,
    'recharge.memberSave': saveMember,
    'recharge.memberRemove': removeMember,
    'recharge.orders': orders,
    'recharge.create': create,
    'recharge.detail': detail,
    'recharge.pay': pay,
  },
  jobs: [rechargeJob],
  pages,
  referenceRows: (tx) => insertMissing(tx, 'rechargeItems', rechargeItemRows()),
};
