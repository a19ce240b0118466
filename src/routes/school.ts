import * as v from 'valibot';
import { schoolAccountKinds } from '@/domain/school/schoolAccounts';
import { country, identifier, none, oneOf, shortText } from './params';
import type { RouteRows } from './types';

const ofPayee = v.object({ payeeId: identifier, amount: shortText });
const agentOnly = ['schoolAgent'] as const;
const agentPersons = ['student', 'payer'] as const;
const agentUploads = ['student', 'payer', 'relation', 'study'] as const;

export const schoolRoutes = {
  selectInstitution: {
    path: '/selectInstitution',
    page: 'services/overseas/step',
    params: none,
  },
  overseasUpload: {
    path: '/overseasPaymentUpload',
    page: 'services/overseas/step',
    params: ofPayee,
  },
  overseasSuccess: {
    path: '/overseasPaymentSuccess',
    page: 'services/overseas/step',
    params: v.object({ seqNo: identifier }),
  },
  overseasSelectUni: {
    path: '/overseasPaymentSelectUni',
    page: 'services/overseas/step',
    params: v.object({ country: v.optional(country) }),
  },
  overseasSelectUniAccount: {
    path: '/overseasPaymentSelectUniAccount',
    page: 'services/overseas/step',
    params: v.object({ schoolId: identifier }),
  },
  overseasSelectReceipt: {
    path: '/overseasPaymentSelectReceipt',
    page: 'services/overseas/step',
    params: none,
  },
  overseasAddAccount: {
    path: '/overseasPaymentAddAccountBy{kind}',
    values: { kind: schoolAccountKinds },
    page: 'services/overseas/step',
    params: v.object({ kind: oneOf(schoolAccountKinds), schoolId: identifier }),
  },
  overseasTypeOfExpense: {
    path: '/overseasPaymentTypeOfExpense',
    page: 'services/overseas/step',
    params: v.object({
      schoolId: identifier,
      accountId: v.optional(identifier),
      payeeId: v.optional(identifier),
      feeType: v.optional(shortText),
    }),
  },
  overseasStudentInformation: {
    path: '/overseasPaymentStudentInformation',
    page: 'services/overseas/step',
    params: v.object({
      schoolId: identifier,
      accountId: v.optional(identifier),
      feeType: shortText,
      amount: shortText,
    }),
  },
  overseasUploadPayerCard: {
    path: '/overseasPaymentUploadPayerCard',
    page: 'services/overseas/step',
    params: ofPayee,
  },
  zlpSelectStudent: {
    path: '/zlp-select-student',
    page: 'services/school-agent/step',
    variants: agentOnly,
    params: none,
  },
  zlpChooseFeeType: {
    path: '/zlp-choose-fee-type',
    page: 'services/school-agent/step',
    variants: agentOnly,
    params: none,
  },
  zlpFillStudent: {
    path: '/zlp-fill-student',
    page: 'services/school-agent/step',
    variants: agentOnly,
    params: none,
  },
  zlpConfirmStudent: {
    path: '/zlp-confirm-student',
    page: 'services/school-agent/step',
    variants: agentOnly,
    params: none,
  },
  zlpFillPayer: {
    path: '/zlp-fill-payer',
    page: 'services/school-agent/step',
    variants: agentOnly,
    params: none,
  },
  zlpConfirmPayer: {
    path: '/zlp-confirm-payer',
    page: 'services/school-agent/step',
    variants: agentOnly,
    params: none,
  },
  zlpDocUpload: {
    path: '/zlp-doc-upload',
    page: 'services/school-agent/step',
    variants: agentOnly,
    params: v.object({ about: oneOf(agentUploads), idType: v.optional(shortText) }),
  },
  zlpSelectDocument: {
    path: '/zlp-select-document',
    page: 'services/school-agent/step',
    variants: agentOnly,
    params: v.object({ about: oneOf(agentPersons) }),
  },
} as const satisfies RouteRows;
