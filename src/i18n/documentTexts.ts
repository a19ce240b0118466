import zh from '@locales/zh/documents.json';
import { registerNamespace } from './catalogue';
import { hasText, tKey } from './translator';

registerNamespace('documents', { zh });

/** A type unknown to this build shows the server's name. */
export const documentName = (idType: string): string => {
  const key = `documents.${idType}`;
  return hasText(key) ? tKey(key) : idType;
};
