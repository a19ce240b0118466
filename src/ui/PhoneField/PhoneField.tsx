import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n';
import { Icon } from '../Icon';
import { PickerSheet, type Option } from '../PickerSheet';
import { Tap } from '../Tap';
import { noteIdOf, type FieldProps } from '../field/fieldProps';
import './phoneField.scss';
import { boxClass } from '../TextField';
import { TextInput } from '../TextInput';

export interface PhoneValue {
  /** Digits, no plus. */
  areaCode: string;
  number: string;
}

interface Props extends FieldProps<PhoneValue> {
  /** `value` is the area code without plus. */
  areaCodes: readonly Option[];
}

export function PhoneField({ id, label, value, onChange, areaCodes, disabled, ...props }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <View className={boxClass({ invalid: props.invalid, disabled })}>
      <Tap
        id={`${id}-area`}
        label={t('common.areaCodeIs', { code: value.areaCode })}
        onPress={() => setOpen(true)}
        disabled={disabled || areaCodes.length < 2}
        className="ui-phone__area"
      >
        <Text className="t-num">{`+${value.areaCode}`}</Text>
        {areaCodes.length > 1 ? <Icon name="down" size="s" /> : null}
      </Tap>
      <TextInput
        {...props}
        id={id}
        label={label}
        type="phone"
        autoComplete="tel-national"
        disabled={disabled}
        maxLength={15}
        describedBy={noteIdOf(id)}
        filter={(text) => text.replace(/\D/g, '')}
        value={value.number}
        onChange={(number) => onChange({ ...value, number })}
      />
      <PickerSheet
        id={`${id}-area-option`}
        open={open}
        title={t('common.areaCode')}
        options={areaCodes}
        value={value.areaCode}
        onClose={() => setOpen(false)}
        onPick={(areaCode) => {
          setOpen(false);
          onChange({ ...value, areaCode });
        }}
      />
    </View>
  );
}
