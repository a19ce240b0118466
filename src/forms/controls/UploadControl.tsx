import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { formatBytes, useT, useTKey } from '@/i18n';
import type { LocalFile } from '@/platform/types';
import { UploadItem } from '@/ui/UploadItem';
import { useFormEnv } from '../formContext';
import type { UploadedFile, UploadReport } from '../formPorts';
import { FileRefused, isCancelled } from '../uploads';
import { asList, type ControlProps } from './controlProps';

type Sending = { state: 'picking' | 'compressing' | 'uploading'; percent?: number; file?: LocalFile };
type Step = Sending | { state: 'failed'; file?: LocalFile; message?: string };

/** The files of one question: those that are there, the one on its way, and room for another. */
export function UploadControl({
  field,
  id,
  label,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
}: ControlProps<'upload'>) {
  const t = useT();
  const tKey = useTKey();
  const { uploads } = useFormEnv();
  const [step, setStep] = useState<Step | null>(null);
  const known = useRef(new Map<string, UploadedFile>());
  const latest = useRef({ value, gone: false });
  latest.current.value = value;
  useEffect(() => {
    const now = latest.current;
    now.gone = false;
    return () => {
      now.gone = true;
    };
  }, []);

  const run = async (again?: LocalFile): Promise<void> => {
    let file = again;
    const report = (next: UploadReport): void => {
      if ('file' in next) file = next.file;
      if (!latest.current.gone) setStep(next);
    };
    try {
      const done = await uploads?.upload(field, report, again);
      if (done) {
        known.current.set(done.key, done);
        onChange([...asList(latest.current.value), done.key]);
        onBlur();
      }
      if (!latest.current.gone) setStep(null);
    } catch (error) {
      if (latest.current.gone) return;
      setStep(isCancelled(error) ? null : { state: 'failed', file, message: reasonOf(error) });
    }
  };
  const reasonOf = (error: unknown): string | undefined => {
    if (!(error instanceof FileRefused)) return undefined;
    return error.reason === 'tooLarge'
      ? t('common.upload.tooLarge', { limit: formatBytes(error.limitBytes) })
      : t('common.upload.wrongType');
  };

  const keys = asList(value);
  const max = field.max ?? 1;
  const room = max === 0 || keys.length < max;
  return (
    <View>
      {keys.map((key, at) => {
        const file = known.current.get(key);
        return (
          <UploadItem
            key={key}
            id={`${id}-${at}`}
            label={max === 1 ? label : `${label} ${at + 1}`}
            state="done"
            fileName={file?.fileName}
            previewUrl={file?.previewUrl}
            disabled={disabled}
            onPick={() => undefined}
            onPreview={file?.previewUrl ? () => uploads?.preview?.(file) : undefined}
            onRemove={disabled ? undefined : () => onChange(keys.filter((other) => other !== key))}
          />
        );
      })}
      {room || step ? (
        <UploadItem
          id={id}
          label={label}
          state={step?.state ?? 'empty'}
          percent={step && 'percent' in step ? step.percent : undefined}
          fileName={step && step.state !== 'picking' ? step.file?.name : undefined}
          previewUrl={
            step && step.state !== 'picking' && step.file?.kind === 'image' ? step.file.path : undefined
          }
          message={step?.state === 'failed' ? step.message : field.exampleKey && tKey(field.exampleKey)}
          invalid={invalid}
          disabled={disabled}
          onPick={() => run()}
          onRetry={step?.state === 'failed' ? () => run(step.message ? undefined : step.file) : undefined}
          onRemove={step?.state === 'failed' ? () => setStep(null) : undefined}
        />
      ) : null}
    </View>
  );
}
