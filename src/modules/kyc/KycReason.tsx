import type { Payer } from '@/contracts/entities/payer';
import { kycStepByStatus } from '@/routes/flows/kycRouting';
import { documentStatuses, kycStatuses } from '@/domain/statuses/kyc';
import { hasText, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { useSession } from '@/state/session/session';
import { Notice } from '@/ui/Notice';
import './texts';

/** Text key; null when a step is simply due. */
function reasonOf({ kycStatus, kycAudit, identityStatus }: Payer): string | null {
  if (kycStatus === 'Fail') {
    const key = `kyc.failed.${kycAudit?.kycErrorCode}`;
    return hasText(key) ? key : 'kyc.failed.other';
  }
  if (kycStatus !== 'Pass')
    return kycStepByStatus[kycStatus].endsWith('Fix') ? kycStatuses[kycStatus].hintKey : null;
  if (identityStatus && documentStatuses[identityStatus].expired) return 'kyc.preview.expired';
  return identityStatus === 'SoonExpired' ? 'kyc.preview.soonExpired' : null;
}

export function KycReason() {
  const tKey = useTKey();
  const { payer } = useSession();
  const reason = payer && reasonOf(payer);
  return reason ? <Notice tone="warn">{tKey(reason)}</Notice> : null;
}
