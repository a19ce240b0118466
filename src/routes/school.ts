import * as v from 'valibot';
import { none, oneOf } from './params';
import type { RouteRows } from './types';

// prettier-ignore
const accountKinds = [
  'UK', 'EU', 'HK', 'SGP', 'USA', 'JPN', 'AUS', 'BPAY', 'CAN', 'MYS', 'THA', 'NZL',
] as const;
const agentOnly = ['schoolAgent'] as const;

/** Payments to schools and institutions, by the payer alone or through a school's agent. */
export const schoolRoutes = {
  selectInstitution: { path: '/selectInstitution', page: null, guard: 'signedIn', params: none },
  overseasUpload: { path: '/overseasPaymentUpload', page: null, guard: 'signedIn', params: none },
  overseasSuccess: { path: '/overseasPaymentSuccess', page: null, guard: 'signedIn', params: none },
  overseasSelectUni: { path: '/overseasPaymentSelectUni', page: null, guard: 'signedIn', params: none },
  overseasSelectUniAccount: {
    path: '/overseasPaymentSelectUniAccount',
    page: null,
    guard: 'signedIn',
    params: none,
  },
  overseasSelectReceipt: {
    path: '/overseasPaymentSelectReceipt',
    page: null,
    guard: 'signedIn',
    params: none,
  },
  overseasAddAccount: {
    path: '/overseasPaymentAddAccountBy{kind}',
    values: { kind: accountKinds },
    page: null,
    guard: 'signedIn',
    params: v.object({ kind: oneOf(accountKinds) }),
  },
  overseasTypeOfExpense: {
    path: '/overseasPaymentTypeOfExpense',
    page: null,
    guard: 'signedIn',
    params: none,
  },
  overseasStudentInformation: {
    path: '/overseasPaymentStudentInformation',
    page: null,
    guard: 'signedIn',
    params: none,
  },
  overseasUploadPayerCard: {
    path: '/overseasPaymentUploadPayerCard',
    page: null,
    guard: 'signedIn',
    params: none,
  },
  zlpSelectStudent: {
    path: '/zlp-select-student',
    page: null,
    guard: 'signedIn',
    variants: agentOnly,
    params: none,
  },
  zlpChooseFeeType: {
    path: '/zlp-choose-fee-type',
    page: null,
    guard: 'signedIn',
    variants: agentOnly,
    params: none,
  },
  zlpFillStudent: {
    path: '/zlp-fill-student',
    page: null,
    guard: 'signedIn',
    variants: agentOnly,
    params: none,
  },
  zlpConfirmStudent: {
    path: '/zlp-confirm-student',
    page: null,
    guard: 'signedIn',
    variants: agentOnly,
    params: none,
  },
  zlpFillPayer: { path: '/zlp-fill-payer', page: null, guard: 'signedIn', variants: agentOnly, params: none },
  zlpConfirmPayer: {
    path: '/zlp-confirm-payer',
    page: null,
    guard: 'signedIn',
    variants: agentOnly,
    params: none,
  },
  zlpDocUpload: { path: '/zlp-doc-upload', page: null, guard: 'signedIn', variants: agentOnly, params: none },
  zlpSelectDocument: {
    path: '/zlp-select-document',
    page: null,
    guard: 'signedIn',
    variants: agentOnly,
    params: none,
  },
} as const satisfies RouteRows;
