import { Text, View } from '@tarojs/components';
import type { Tone } from '@/domain/statuses/tones';
import { Icon } from '../Icon';
import type { IconName } from '../Icon/iconNames';
import './statusTag.scss';

/** A table's blue is shown as neutral. */
export type StatusTone = Tone | 'neutral';

const icons = {
  amber: 'clock',
  green: 'check',
  red: 'error',
  grey: 'close',
  blue: 'info',
  neutral: 'info',
} as const satisfies Record<StatusTone, IconName>;

interface Props {
  tone: StatusTone;
  label: string;
  /** Default: the tone's. */
  icon?: IconName;
}

export function StatusTag({ tone, label, icon = icons[tone] }: Props) {
  return (
    <View className={`ui-status ui-status--${tone}`}>
      <Icon name={icon} size="s" />
      <Text>{label}</Text>
    </View>
  );
}
