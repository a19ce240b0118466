import type { ComponentType } from 'react';
import { useRoute } from '@/state/navigation';
import { FaceIdentify } from './screens/FaceIdentify';
import { MaterialStatus } from './screens/MaterialStatus';
import { Recertification } from './screens/Recertification';
import { Rule } from './screens/Rule';
import { SharePayee } from './screens/SharePayee';
import { SignAgreement } from './screens/SignAgreement';
import { SignaturePrompt } from './screens/SignaturePrompt';
import { SignatureStep } from './screens/SignatureStep';

/** One physical page for all of it: few people see it, and a page of its own for each costs every package. */
const screens = {
  largeRemitRule: Rule,
  largeRemitSignAgreement: SignAgreement,
  largeRemitFaceIdentify: FaceIdentify,
  largeRemitSignaturePrompt: SignaturePrompt,
  largeRemitSignature: SignatureStep,
  largeRemitSharePayee: SharePayee,
  largeRemitMaterialStatus: MaterialStatus,
  largeRemitPayeeRiskRecertification: Recertification,
} as const satisfies Record<string, ComponentType>;

type Name = keyof typeof screens;
const names = Object.keys(screens) as [Name, ...Name[]];

export function LargeSteps() {
  const { name } = useRoute(...names);
  const Step = screens[name];
  return <Step />;
}
