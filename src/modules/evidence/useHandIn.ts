import { useCallback, useEffect, useMemo, useRef } from 'react';
import { evidenceSubmit, evidenceUpload } from '@/contracts/calls/evidence';
import type { EvidenceItem } from '@/contracts/entities/evidence';
import { textOf } from '@/core/validation';
import { type EvidenceQuestion, evidenceRow } from '@/domain/evidence';
import { payeeDeclarations } from '@/domain/largeRemit';
import { useSchemaForm, type SchemaFormHandle, type UploadPort } from '@/forms';
import type { FormSchema } from '@/schemas/types';
import { upload } from '@/state/client/client';
import { useCallMutation } from '@/state/queries/mutations';
import type { Demands } from './useDemands';

const asFiles = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
const answersOf = (
  questions: readonly EvidenceQuestion[],
  values: Record<string, unknown>,
): Record<string, string> => Object.fromEntries(questions.map(({ name }) => [name, textOf(values, name)]));

interface HandIn extends Pick<Demands, 'payer' | 'order'> {
  schema: FormSchema;
  item: EvidenceItem;
  payeeId?: string | undefined;
  fileType?: string | undefined;
  onDone?: (() => unknown) | undefined;
}

export interface HandInForm {
  form: SchemaFormHandle;
  fileTypeNow: () => string | undefined;
}

/** Uploads the files, then sends the proof with their keys and server names. */
export function useHandIn({ schema, item, payer, order, payeeId, fileType, onDone }: HandIn): HandInForm {
  const { verifyType, fileTypes } = item;
  const { questions } = evidenceRow(verifyType);
  const names = useRef(new Map<string, string>()).current;
  const current = useRef<SchemaFormHandle | null>(null);
  const { mutateAsync: submit } = useCallMutation(evidenceSubmit);
  const onlyType = fileTypes.length === 1 ? fileTypes[0] : undefined;
  const fileTypeNow = useCallback(
    () => onlyType ?? (textOf(current.current?.methods.getValues() ?? {}, 'fileType') || undefined),
    [onlyType],
  );
  const about = useMemo(
    () => ({
      countryCode: payer.countryCode,
      verifyType,
      seqNo: order?.seqNo,
      ...(payeeId === undefined ? {} : { payeeId }),
    }),
    [payer.countryCode, verifyType, order?.seqNo, payeeId],
  );
  const uploads = useMemo<UploadPort>(
    () =>
      () =>
      async (file, { fileNumber, ...options }) => {
        // The kind may be chosen after uploading; the one on sending counts.
        const kind = fileTypeNow() ?? fileTypes[0] ?? '';
        const { userId, countryCode } = payer;
        const params = { ...about, userId, payerCountryCode: countryCode, fileType: kind, fileNumber };
        const sent = await upload(evidenceUpload, params, file, options);
        names.set(sent.ossFileKey, sent.imgFileNameOriginal);
        return sent;
      },
    [about, payer, fileTypes, fileTypeNow, names],
  );
  const form = useSchemaForm({
    schema,
    uploads,
    initial: { fileType: fileTypes.includes(fileType ?? '') ? fileType : item.fileType },
    async onSubmit(values) {
      const images = asFiles(values.images);
      const declarations = payeeDeclarations.filter((name) => values[name] === true);
      await submit({
        ...about,
        fileType: onlyType ?? textOf(values, 'fileType'),
        images,
        fileNames: images.map((key) => names.get(key) ?? key),
        ...(declarations.length > 0 ? { declarations } : {}),
        ...(questions ? { answers: answersOf(questions, values) } : {}),
      });
      await onDone?.();
    },
  });
  useEffect(() => {
    current.current = form;
  });
  return { form, fileTypeNow };
}
