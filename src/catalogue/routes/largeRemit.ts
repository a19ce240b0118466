import { maybeSeqNo, none } from './params';
import type { RouteRows } from './types';

export const largeRemitRoutes = {
  largeRemitRule: { path: '/largeRemit/rule', page: null, guard: 'signedIn', params: none },
  largeRemitSignAgreement: { path: '/largeRemit/signAgreement', page: null, guard: 'signedIn', params: none },
  largeRemitFaceIdentify: { path: '/largeRemit/faceIdentify', page: null, guard: 'signedIn', params: none },
  largeRemitSignaturePrompt: {
    path: '/largeRemit/signaturePrompt',
    page: null,
    guard: 'signedIn',
    params: none,
  },
  largeRemitSignature: { path: '/largeRemit/signature', page: null, guard: 'signedIn', params: none },
  largeRemitSharePayee: { path: '/largeRemit/sharePayee', page: null, guard: 'signedIn', params: none },
  largeRemitMaterialStatus: {
    path: '/largeRemit/materialStatus',
    page: null,
    guard: 'signedIn',
    params: none,
  },
  largeRemitPayeeRiskRecertification: {
    path: '/largeRemit/payeeRiskRecertification',
    page: null,
    guard: 'signedIn',
    params: maybeSeqNo,
  },
} as const satisfies RouteRows;
