import { Text } from '@tarojs/components';

/** Comes by an import() of its own. */
export default function Late() {
  return <Text id="late">Came late</Text>;
}
