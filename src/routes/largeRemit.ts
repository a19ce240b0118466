import { maybeSeqNo, none } from './params';
import type { RouteRows } from './types';

export const largeRemitRoutes = {
  largeRemitRule: {
    path: '/largeRemit/rule',
    page: 'large/step',
    params: none,
  },
  largeRemitSignAgreement: {
    path: '/largeRemit/signAgreement',
    page: 'large/step',
    params: none,
  },
  largeRemitFaceIdentify: {
    path: '/largeRemit/faceIdentify',
    page: 'large/step',
    params: none,
  },
  largeRemitSignaturePrompt: {
    path: '/largeRemit/signaturePrompt',
    page: 'large/step',
    params: none,
  },
  largeRemitSignature: {
    path: '/largeRemit/signature',
    page: 'large/step',
    params: none,
  },
  largeRemitSharePayee: {
    path: '/largeRemit/sharePayee',
    page: 'large/step',
    params: none,
  },
  largeRemitMaterialStatus: {
    path: '/largeRemit/materialStatus',
    page: 'large/step',
    params: none,
  },
  largeRemitPayeeRiskRecertification: {
    path: '/largeRemit/payeeRiskRecertification',
    page: 'large/step',
    params: maybeSeqNo,
  },
} as const satisfies RouteRows;
