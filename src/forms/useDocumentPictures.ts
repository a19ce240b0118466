import { useMemo, useState } from 'react';
import { kycOcrRecognize, kycOcrReference, kycOcrUpload } from '@/contracts/calls/kyc/kyc';
import type { DocumentSide } from '@/contracts/entities/payer';
import { upload } from '@/state/client/client';
import { useCallMutation } from '@/state/queries/mutations';
import { fetchCall } from '@/state/queries/queries';
import { keysOf, lackOf, type SendFile, type UploadsState } from '@/state/uploads';

type Sides = Partial<Record<DocumentSide, UploadsState>>;

/** One reference for all sides of a document, requested with the first picture and again after a failure. */
function createReference(open: () => Promise<{ reference: string }>) {
  let asked: Promise<string> | null = null;
  return {
    known: () => asked,
    get: () => {
      asked ??= open()
        .then(({ reference }) => reference)
        .catch((error: unknown) => {
          asked = null;
          throw error;
        });
      return asked;
    },
  };
}

export type DocumentPictures = ReturnType<typeof useDocumentPictures>;

export function useDocumentPictures(countryCode: string, idType: string) {
  const { mutateAsync: open } = useCallMutation(kycOcrReference);
  const reference = useMemo(
    () => createReference(() => open({ countryCode, idType })),
    [open, countryCode, idType],
  );
  const [sides, setSides] = useState<Sides>({});
  const keyOf = (side: DocumentSide): string | undefined => {
    const state = sides[side];
    return state && keysOf(state)[0];
  };
  return {
    keyOf,
    lackOf: (side: DocumentSide, required: boolean) => lackOf(sides[side], required),
    change: (side: DocumentSide, state: UploadsState) => setSides((all) => ({ ...all, [side]: state })),
    sendOf:
      (side: DocumentSide): SendFile =>
      async (file, { fileNumber, ...options }) =>
        upload(
          kycOcrUpload,
          { reference: await reference.get(), countryCode, idType, side, fileNumber },
          file,
          options,
        ),
    images: () =>
      (Object.keys(sides) as DocumentSide[]).flatMap((side) => {
        const ossFileKey = keyOf(side);
        return ossFileKey ? [{ side, ossFileKey }] : [];
      }),
    recognize: async () => {
      const known = reference.known();
      return known ? fetchCall(kycOcrRecognize, { reference: await known }) : null;
    },
  };
}
