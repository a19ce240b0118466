import { useT } from '@/i18n';
import type { KycPart } from '@/routes/flows/kycPlan';
import { FlowSteps } from '@/ui/FlowSteps';

/** Where the sender is in the account opening; nothing for a part that it does not have, as a fix may ask for. */
export function KycProgress({ plan, at }: { plan: readonly KycPart[]; at: KycPart }) {
  const t = useT();
  if (!plan.includes(at)) return null;
  return <FlowSteps steps={plan.map((part) => t(`kyc.steps.${part}`))} current={plan.indexOf(at)} />;
}
