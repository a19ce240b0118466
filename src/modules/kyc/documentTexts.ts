import type { DocumentSide } from '@/contracts/entities/payer';
import { hasText, type Translate, tKey } from '@/i18n';

/** Name of a document type; a type this build does not know shows the server's own word for it. */
export const documentName = (idType: string): string => {
  const key = `kyc.doc.${idType}`;
  return hasText(key) ? tKey(key) : idType;
};

/** The holder's name for this side of the document. */
export function sideName(t: Translate, idType: string, side: DocumentSide): string {
  const own = `kyc.sideOf.${idType}.${side}`;
  return hasText(own) ? tKey(own) : t(`kyc.side.${side}`);
}
