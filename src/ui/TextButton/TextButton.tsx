import { Text } from '@tarojs/components';
import { Icon } from '../Icon';
import type { IconName } from '../Icon/iconNames';
import { Tap } from '../Tap';
import './textButton.scss';

interface Props {
  id?: string;
  label: string;
  onPress: () => unknown;
  disabled?: boolean;
  icon?: IconName;
  tone?: 'main' | 'quiet' | 'danger' | 'light';
}

export function TextButton({ id, label, onPress, disabled, icon, tone = 'main' }: Props) {
  return (
    <Tap
      id={id}
      label={label}
      onPress={onPress}
      disabled={disabled}
      className={`ui-text-button ui-text-button--${tone}`}
    >
      {icon ? <Icon name={icon} size="s" /> : null}
      <Text>{label}</Text>
    </Tap>
  );
}
