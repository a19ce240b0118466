import { View } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { noteIdOf, type FieldProps } from '../field/fieldProps';
import './passwordField.scss';
import { boxClass } from '../TextField';
import { TextInput } from '../TextInput';

interface Props extends FieldProps<string> {
  digits?: boolean;
  maxLength?: number;
  autoComplete?: 'current-password' | 'new-password' | 'off';
  onConfirm?: () => void;
}

export function PasswordField({
  digits,
  maxLength = 16,
  autoComplete = 'current-password',
  ...props
}: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <View className={boxClass(props)}>
      <TextInput
        {...props}
        type={digits ? 'integer' : 'text'}
        password={!open}
        maxLength={maxLength}
        autoComplete={autoComplete}
        describedBy={noteIdOf(props.id)}
        filter={digits ? (text) => text.replace(/\D/g, '') : undefined}
      />
      <Tap
        id={`${props.id}-eye`}
        label={open ? t('common.hidePassword') : t('common.showPassword')}
        onPress={() => setOpen(!open)}
        className="ui-password__eye"
      >
        <Icon name={open ? 'eyeOff' : 'eye'} />
      </Tap>
    </View>
  );
}
