import { kycInfo } from '@/contracts/calls/kyc/info';
import type { DocumentSide } from '@/contracts/entities/payer';
import { useCall } from '@/state/queries/queries';

/** Why each side was not accepted. */
export function useReturned(idType: string): Partial<Record<DocumentSide, string>> {
  const info = useCall(kycInfo, {}, { staleMs: 0 });
  const failed = info.data?.documents.filter(
    (item) => item.idType === idType && item.documentStatus === 'CheckFailed',
  );
  return Object.fromEntries((failed ?? []).map(({ side, returnTexts }) => [side, returnTexts.join(' ')]));
}
