import { Text } from '@tarojs/components';

/** The floor of `npm run bench -- --only start,paint`. */
export default function Hello() {
  return <Text id="hello">Hello</Text>;
}
