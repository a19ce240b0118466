import { kycIdConfig } from '@/contracts/calls/kyc/kyc';
import type { DocumentType } from '@/contracts/entities/documentType';
import { hasText, tKey } from '@/i18n';
import { useCall } from '@/state/queries/queries';

/** Where the flow's people prove who they are: the login of its brand is China's. */
export const DOCUMENT_MARKET = 'CHN';

/** The documents that are taken. A selfie is for the account's own holder, who has an account opening for it. */
export function useDocuments() {
  const query = useCall(kycIdConfig, { countryCode: DOCUMENT_MARKET });
  return { ...query, list: query.data?.list.map(withoutSelfie) };
}
const withoutSelfie = (type: DocumentType): DocumentType => ({
  ...type,
  sides: type.sides.filter(({ side }) => side !== 'selfie'),
});

/** Name of a document type; a type this build does not know shows the server's own word for it. */
export const documentName = (idType: string): string => {
  const key = `schoolAgent.doc.${idType}`;
  return hasText(key) ? tKey(key) : idType;
};
