import { useEffect, useMemo, useRef, useState } from 'react';
import { TROUBLED_FILE, UNFINISHED_FILE } from '@/core/validation';
import { useTKey } from '@/i18n';
import { isUnfinished, keysOf, lackOf, type UploadsState } from '@/state/uploads';
import { UploadField } from '@/ui/UploadField';
import { useFormEnv } from '../formContext';
import { asList, type ControlProps } from './controlProps';

const MARKS = { troubled: TROUBLED_FILE, waiting: UNFINISHED_FILE } as const;
const isMark = (key: string): boolean => key === TROUBLED_FILE || key === UNFINISHED_FILE;

/** Uploading blocks sending the form. */
export function UploadControl(props: ControlProps<'upload'>) {
  const { field, id, label, value, onChange, onBlur, disabled, invalid } = props;
  const tKey = useTKey();
  const { uploads } = useFormEnv();
  const send = useMemo(() => uploads?.(field.purpose), [uploads, field.purpose]);
  const written = useRef<readonly string[]>([]);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (asList(value).length > 0 || written.current.length === 0) return;
    written.current = [];
    setRound((count) => count + 1);
  }, [value]);

  const write = (state: UploadsState): void => {
    const lack = lackOf(state, field.required !== false);
    written.current = [...keysOf(state), ...(lack === null || lack === 'missing' ? [] : [MARKS[lack]])];
    onChange(written.current);
    if (!isUnfinished(state)) onBlur();
  };
  if (!send) return null;
  return (
    <UploadField
      key={round}
      id={id}
      label={label}
      send={send}
      types={field.types}
      maxBytes={field.maxBytes}
      max={field.max}
      known={asList(value).filter((key) => !isMark(key))}
      onChange={write}
      accepted={field.exampleKey && tKey(field.exampleKey)}
      invalid={invalid}
      disabled={disabled}
    />
  );
}
