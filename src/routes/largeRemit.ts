import { maybeSeqNo, none } from './params';
import type { RouteRows } from './types';

export const largeRemitRoutes = {
  largeRemitRule: {
    path: '/largeRemit/rule',
    page: 'large/step',
    screen: 'modules/large-remit/screens/Rule',
    guard: 'signedIn',
    params: none,
  },
  largeRemitSignAgreement: {
    path: '/largeRemit/signAgreement',
    page: 'large/step',
    screen: 'modules/large-remit/screens/SignAgreement',
    guard: 'signedIn',
    params: none,
  },
  largeRemitFaceIdentify: {
    path: '/largeRemit/faceIdentify',
    page: 'large/step',
    screen: 'modules/large-remit/screens/FaceIdentify',
    guard: 'signedIn',
    params: none,
  },
  largeRemitSignaturePrompt: {
    path: '/largeRemit/signaturePrompt',
    page: 'large/step',
    screen: 'modules/large-remit/screens/SignaturePrompt',
    guard: 'signedIn',
    params: none,
  },
  largeRemitSignature: {
    path: '/largeRemit/signature',
    page: 'large/step',
    screen: 'modules/large-remit/screens/SignatureStep',
    guard: 'signedIn',
    params: none,
  },
  largeRemitSharePayee: {
    path: '/largeRemit/sharePayee',
    page: 'large/step',
    screen: 'modules/large-remit/screens/SharePayee',
    guard: 'signedIn',
    params: none,
  },
  largeRemitMaterialStatus: {
    path: '/largeRemit/materialStatus',
    page: 'large/step',
    screen: 'modules/large-remit/screens/MaterialStatus',
    guard: 'signedIn',
    params: none,
  },
  largeRemitPayeeRiskRecertification: {
    path: '/largeRemit/payeeRiskRecertification',
    page: 'large/step',
    screen: 'modules/large-remit/screens/Recertification',
    guard: 'signedIn',
    params: maybeSeqNo,
  },
} as const satisfies RouteRows;
