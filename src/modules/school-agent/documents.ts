import { kycIdConfig } from '@/contracts/calls/kyc/kyc';
import type { DocumentType } from '@/contracts/entities/documentType';
import { useCall } from '@/state/queries/queries';

/** The brand's login is China's. */
export const DOCUMENT_MARKET = 'CHN';

/** Without selfies, which only the holder gives on opening the account. */
export function useDocuments() {
  const query = useCall(kycIdConfig, { countryCode: DOCUMENT_MARKET });
  return { query, list: query.data?.list.map(withoutSelfie) };
}
const withoutSelfie = (type: DocumentType): DocumentType => ({
  ...type,
  sides: type.sides.filter(({ side }) => side !== 'selfie'),
});
