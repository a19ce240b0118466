import type { DocumentSide } from '@/contracts/entities/payer';
import { hasText, type Translate, tKey } from '@/i18n';

/** Name of a document type; a type this build does not know shows the server's own word for it. */
export const documentName = (idType: string): string => {
  const key = `kyc.doc.${idType}`;
  return hasText(key) ? tKey(key) : idType;
};

export const sideName = (t: Translate, side: DocumentSide): string => t(`kyc.side.${side}`);
