import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { looksLikePaymentCode, readPaymentCode, type PaymentCodeFault } from '@/core/paymentCode';
import { MAX_CODE_LENGTH } from '@/core/scanned';
import { useT, useTKey } from '@/i18n';
import type { FieldOf } from '@/schemas/types';
import { showToast } from '@/state/notices/notices';
import { scanCode, scanFailure } from '@/state/scan';
import { a11y } from '@/ui/aria/a11y';
import { AllowAgain } from '@/ui/AllowAgain';
import { ItemNote } from '@/ui/FormItem';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { TextField } from '@/ui/TextField';
import { DEFAULT_MAX_LENGTH } from '@/ui/TextInput';
import { asText, type ControlProps } from './controlProps';
import { filters } from './filters';

interface Props extends ControlProps<'text'> {
  scan: NonNullable<FieldOf<'text'>['scan']>;
}

/** An unreadable code shows why and leaves the field. */
export function ScanField({ field, scan, value, onChange, ...props }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { setValue } = useFormContext();
  const [fault, setFault] = useState<PaymentCodeFault | 'denied' | 'failed' | null>(null);
  const { scheme, kindField } = scan;
  const { name } = field;
  const text = asText(value);
  const limit = field.maxLength ?? DEFAULT_MAX_LENGTH;
  const transform = field.transform ? filters[field.transform] : String;

  const take = useCallback(
    (read: string): void => {
      const code = readPaymentCode(scheme, read);
      if (!code.ok) return setFault(code.fault);
      const whole = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
      if (kindField && code.kind) setValue(kindField, code.kind, whole);
      setValue(name, code.key, whole);
      setFault(null);
      return showToast({ messageKey: 'fields.scan.done' });
    },
    [scheme, kindField, name, setValue],
  );
  // The input shows the replacement only if the pasted code was its value first.
  useEffect(() => {
    if (!looksLikePaymentCode(text)) return undefined;
    const timer = setTimeout(() => take(text), 0);
    return () => clearTimeout(timer);
  }, [text, take]);

  const press = async (): Promise<void> => {
    setFault(null);
    try {
      const read = await scanCode();
      if (read !== null) take(read);
    } catch (thrown) {
      setFault(scanFailure(thrown) === 'denied' ? 'denied' : 'failed');
    }
  };
  return (
    <>
      <TextField
        {...props}
        value={text}
        maxLength={MAX_CODE_LENGTH}
        filter={(typed) => (looksLikePaymentCode(typed) ? typed : transform(typed).slice(0, limit))}
        onChange={(typed) => {
          setFault(null);
          onChange(typed);
        }}
      >
        <Tap
          id={`${props.id}-scan`}
          label={tKey(`fields.scan.start.${scheme}`)}
          onPress={press}
          className="form__scan"
        >
          <Icon name="scan" />
        </Tap>
      </TextField>
      <View {...a11y({ live: 'polite' })}>
        {fault ? (
          <ItemNote
            id={`${props.id}-scan-fault`}
            text={t(`fields.scan.${fault}`, { scheme: tKey(`fields.scan.name.${scheme}`) })}
          />
        ) : null}
        {fault === 'denied' ? <AllowAgain id={`${props.id}-scan-allow`} /> : null}
      </View>
    </>
  );
}
