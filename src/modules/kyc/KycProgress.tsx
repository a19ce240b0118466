import { useT } from '@/i18n';
import type { KycPart } from '@/routes/flows/kycPlan';
import { FlowSteps } from '@/ui/FlowSteps';

export function KycProgress({ plan, at }: { plan: readonly KycPart[]; at: KycPart }) {
  const t = useT();
  if (!plan.includes(at)) return null;
  return <FlowSteps steps={plan.map((part) => t(`kyc.steps.${part}`))} current={plan.indexOf(at)} />;
}
