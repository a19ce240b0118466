import { Text } from '@tarojs/components';

/** Loaded by import(). */
export default function Late() {
  return <Text id="late">Came late</Text>;
}
