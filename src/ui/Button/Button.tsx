import { Text } from '@tarojs/components';
import { t } from '@/i18n';
import './button.scss';
import { classes } from '../theme/classes';
import { Icon } from '../Icon';
import type { IconName } from '../Icon/iconNames';
import { Spinner } from '../Spinner';
import { Tap } from '../Tap';
import { useSeconds } from '../field/useSeconds';

export interface ButtonProps {
  id?: string;
  label: string;
  /** Ignores presses while its promise is pending. */
  onPress: () => unknown;
  kind?: 'primary' | 'secondary' | 'danger' | 'quiet';
  size?: 'large' | 'small';
  disabled?: boolean;
  busy?: boolean;
  /** Counts down behind the label; disabled until zero. */
  seconds?: number;
  icon?: IconName;
  wide?: boolean;
}

export function Button(props: ButtonProps) {
  return props.seconds ? <CountingButton {...props} /> : <PlainButton {...props} />;
}

function CountingButton({ seconds = 0, ...props }: ButtonProps) {
  const left = useSeconds(seconds);
  const label = left > 0 ? t('common.secondsLeft', { label: props.label, seconds: left }) : props.label;
  return <PlainButton {...props} label={label} disabled={props.disabled || left > 0} />;
}

function PlainButton(props: ButtonProps) {
  const { id, label, onPress, kind = 'primary', size = 'large', disabled, busy, icon, wide } = props;
  return (
    <Tap
      id={id}
      label={label}
      onPress={onPress}
      disabled={disabled || busy}
      className={classes('ui-button', `ui-button--${kind}`, `ui-button--${size}`, wide && 'ui-button--wide')}
    >
      {busy ? <Spinner size="s" /> : icon ? <Icon name={icon} size="s" /> : null}
      <Text className="ui-button__label">{label}</Text>
    </Tap>
  );
}
