import { View } from '@tarojs/components';
import { Icon } from '@/ui/Icon';
import './arrivedCheck.scss';

/** The words next to it say the same. */
export function ArrivedCheck() {
  return (
    <View className="arrived-check">
      <Icon name="check" />
    </View>
  );
}
