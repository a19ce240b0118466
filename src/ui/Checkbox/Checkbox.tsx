import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classes } from '../theme/classes';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import '../field/choices.scss';

interface Props {
  id: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  invalid?: boolean;
  /** Replaces the label: text with a link. */
  children?: ReactNode;
}

export function Checkbox({ id, label, checked, onChange, disabled, invalid, children }: Props) {
  return (
    <View className="ui-choice ui-choice--bare">
      <Tap
        id={id}
        role="checkbox"
        label={label}
        checked={checked}
        disabled={disabled}
        onPress={() => onChange(!checked)}
        className="ui-choice__hit"
      >
        <View
          className={classes(
            'ui-choice__box',
            checked && 'ui-choice__box--on',
            invalid && 'ui-choice__box--invalid',
          )}
        >
          {checked ? <Icon name="check" size="s" /> : null}
        </View>
        {children ? null : <Text className="ui-choice__label">{label}</Text>}
      </Tap>
      {children ? <View className="ui-choice__label">{children}</View> : null}
    </View>
  );
}
