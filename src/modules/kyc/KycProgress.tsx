import { useT } from '@/i18n';
import { FlowSteps } from '@/ui/FlowSteps';

/** Where the sender stands in the account opening. */
export function KycProgress({ at }: { at: 0 | 1 | 2 }) {
  const t = useT();
  return (
    <FlowSteps
      steps={[t('kyc.steps.details'), t('kyc.steps.document'), t('kyc.steps.review')]}
      current={at}
    />
  );
}
