import { Text, View } from '@tarojs/components';

export default function Hello() {
  return (
    <View>
      <Text>Hello world</Text>
    </View>
  );
}
