import { useMemo, useRef } from 'react';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { evidenceSubmit } from '@/contracts/calls/evidence';
import { payeeDeclarations } from '@/domain/largeRemit';
import { useSchemaForm, type SchemaFormHandle } from '@/forms';
import type { FormSchema } from '@/schemas/types';
import { textOf } from '@/core/validation';
import { useCallMutation } from '@/state/queries/mutations';
import { sendAs } from './sendAs';

type Submit = ParamsOf<typeof evidenceSubmit>;

interface Papers {
  schema: FormSchema;
  countryCode: string;
  about: Pick<Submit, 'verifyType'> & Partial<Submit>;
}

const whole = (value: unknown): number | undefined =>
  typeof value === 'string' && value !== '' ? Number(value) : undefined;

export function usePapers({ schema, countryCode, about }: Papers): SchemaFormHandle {
  const names = useRef(new Map<string, string>()).current;
  const uploads = useMemo(
    () => (purpose: string) => sendAs(countryCode, purpose, names),
    [countryCode, names],
  );
  const { mutateAsync: submit } = useCallMutation(evidenceSubmit);
  return useSchemaForm({
    schema,
    uploads,
    async onSubmit(values) {
      const images = values.images as string[];
      const declarations = payeeDeclarations.filter((name) => values[name] === true);
      await submit({
        countryCode,
        fileType: String(values.fileType),
        images,
        fileNames: images.map((key) => names.get(key) ?? key),
        incomeQuota: textOf(values, 'incomeQuota') || undefined,
        workYear: whole(values.workYear),
        incomeYear: whole(values.incomeYear),
        ...(declarations.length > 0 ? { declarations } : {}),
        ...about,
      });
    },
  });
}
