import { useEffect, useMemo, useRef } from 'react';
import { limits } from '@/domain/constants';
import { keysOf, type UploadEntry, useUploads } from '@/state/uploads';
import type { Signature } from '@/ui/SignaturePad/useSignature';
import { sendAs } from './sendAs';

const rules = { types: ['image'], max: 1, maxBytes: limits.fileBytes } as const;

export interface SignatureFile {
  entry: UploadEntry | undefined;
  /** ossFileKey of the current one, sent first if needed. Null: it did not arrive. */
  keyNow: () => Promise<string | null>;
  stop: () => void;
}

/** Made once per drawing. */
export function useSignatureFile(countryCode: string, signature: Signature): SignatureFile {
  const send = useMemo(() => sendAs(countryCode, 'largeRemitSignature'), [countryCode]);
  const [state, uploads] = useUploads({ rules, send });
  const sentVersion = useRef<number | null>(null);
  const { version } = signature;
  useEffect(() => {
    if (sentVersion.current === null || sentVersion.current === version) return;
    sentVersion.current = null;
    for (const { id } of uploads.getState().entries) uploads.remove(id);
  }, [version, uploads]);
  const entry = state.entries[0];
  return {
    entry,
    async keyNow() {
      if (entry && sentVersion.current === version) {
        await uploads.retry(entry.id);
        return keysOf(uploads.getState())[0] ?? null;
      }
      const file = await signature.png('signature.png');
      sentVersion.current = version;
      return uploads.add(file);
    },
    stop: () => entry && uploads.stop(entry.id),
  };
}
