import type { Topic } from '@/forms/useTopics';
import { useT } from '@/i18n';
import type { KycPart } from '@/routes/flows/kycPlan';
import { FlowSteps } from '@/ui/FlowSteps';

export interface Progress {
  plan: readonly KycPart[];
  at: KycPart;
}

/** `topic`: which of the step's parts is shown. */
export function KycProgress({ plan, at, topic }: Progress & { topic?: Topic | undefined }) {
  const t = useT();
  if (!plan.includes(at)) return null;
  return (
    <FlowSteps
      steps={plan.map((part) => t(`kyc.steps.${part}`))}
      current={plan.indexOf(at)}
      share={topic ? topic.at / topic.of : 0}
    />
  );
}
