import { LargeSteps } from '@/modules/large-remit/LargeSteps';
import { screenPage } from '@/pages/screenPage';

export default screenPage(
  [
    'largeRemitRule',
    'largeRemitSignAgreement',
    'largeRemitFaceIdentify',
    'largeRemitSignaturePrompt',
    'largeRemitSignature',
    'largeRemitSharePayee',
    'largeRemitMaterialStatus',
    'largeRemitPayeeRiskRecertification',
  ],
  LargeSteps,
);
