import { maybeSeqNo, none } from './params';
import type { RouteRows } from './types';

export const receiptRoutes = {
  issueReceipt: { path: '/issue-receipt', page: 'receipts/step', params: maybeSeqNo },
  credentials: { path: '/Credentials', page: 'receipts/step', params: maybeSeqNo },
  exportBankCard: { path: '/export/bank-card', page: 'receipts/step', params: none },
  exportOwnData: { path: '/export/own-data', page: 'receipts/step', params: none },
} as const satisfies RouteRows;
