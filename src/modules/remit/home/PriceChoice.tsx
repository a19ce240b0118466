import { Text } from '@tarojs/components';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';

interface Props {
  id: string;
  label: string;
  value: string;
  onPress: () => unknown;
}

/** A line of the price that the sender may change. */
export function PriceChoice({ id, label, value, onPress }: Props) {
  return (
    <Tap id={id} label={`${label}: ${value}`} onPress={onPress} className="remit-price__choice">
      <Text className="remit-price__choice-label">{label}</Text>
      <Text className="remit-price__choice-value">{value}</Text>
      <Icon name="down" size="s" />
    </Tap>
  );
}
