import { hasText, tKey } from '@/i18n';

/** A type unknown to this build shows the server's name. */
export const documentName = (idType: string): string => {
  const key = `collection.document.${idType}`;
  return hasText(key) ? tKey(key) : idType;
};
