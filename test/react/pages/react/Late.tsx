import { Text } from '@tarojs/components';

export default function Late() {
  return <Text id="late">Came late</Text>;
}
