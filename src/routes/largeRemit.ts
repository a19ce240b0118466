import { maybeSeqNo, none } from './params';
import type { RouteRows } from './types';

export const largeRemitRoutes = {
  largeRemitRule: {
    path: '/largeRemit/rule',
    page: 'services/large/step',
    params: none,
  },
  largeRemitSignAgreement: {
    path: '/largeRemit/signAgreement',
    page: 'services/large/step',
    params: none,
  },
  largeRemitFaceIdentify: {
    path: '/largeRemit/faceIdentify',
    page: 'services/large/step',
    params: none,
  },
  largeRemitSignaturePrompt: {
    path: '/largeRemit/signaturePrompt',
    page: 'services/large/step',
    params: none,
  },
  largeRemitSignature: {
    path: '/largeRemit/signature',
    page: 'services/large/step',
    params: none,
  },
  largeRemitSharePayee: {
    path: '/largeRemit/sharePayee',
    page: 'services/large/step',
    params: none,
  },
  largeRemitMaterialStatus: {
    path: '/largeRemit/materialStatus',
    page: 'services/large/step',
    params: none,
  },
  largeRemitPayeeRiskRecertification: {
    path: '/largeRemit/payeeRiskRecertification',
    page: 'services/large/step',
    params: maybeSeqNo,
  },
} as const satisfies RouteRows;
