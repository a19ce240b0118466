import { receiptCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';
import { said } from '../../texts';

export const receiptRefusals = {
  noTaxProof: {
    code: receiptCodes.noTaxProof,
    text: said('server.receipts.noTaxProof'),
  },
  yearEmpty: {
    code: receiptCodes.yearEmpty,
    text: said('server.receipts.yearEmpty'),
  },
  notArrived: {
    code: receiptCodes.notArrived,
    text: said('server.receipts.notArrived'),
  },
  noBankCard: {
    code: receiptCodes.noBankCard,
    text: said('server.receipts.noBankCard'),
  },
} as const satisfies Record<string, RefusalRow>;
