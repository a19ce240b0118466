import { Text, View } from '@tarojs/components';
import { yourTime } from '@/i18n/arrivalMoment';
import './arrivalTime.scss';

export function ArrivalTime({ text }: { text: string }) {
  return (
    <View className="arrival-time">
      <Text className="arrival-time__text">{text}</Text>
      <Text className="arrival-time__zone">{yourTime()}</Text>
    </View>
  );
}
