import { rechargeCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';
import { said } from '../../texts';

export const rechargeRefusals = {
  itemNotFound: {
    code: rechargeCodes.itemNotFound,
    text: said('server.recharge.itemNotFound'),
  },
  soldOut: {
    code: rechargeCodes.soldOut,
    text: said('server.recharge.soldOut'),
  },
  phoneWrong: {
    code: rechargeCodes.accountWrong,
    text: said('server.recharge.phoneWrong'),
  },
  accountWrong: {
    code: rechargeCodes.accountWrong,
    text: said('server.recharge.accountWrong'),
  },
  orderPaid: {
    code: rechargeCodes.orderPaid,
    text: said('server.recharge.orderPaid'),
  },
  orderExpired: {
    code: rechargeCodes.orderExpired,
    text: said('server.recharge.orderExpired'),
  },
  memberLimit: {
    code: rechargeCodes.memberLimit,
    text: said('server.recharge.memberLimit'),
  },
} as const satisfies Record<string, RefusalRow>;
