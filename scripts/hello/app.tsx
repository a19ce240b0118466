import type { PropsWithChildren } from 'react';

/** The floor that `npm run size` divides by: the least app Taro can build with this project's configuration. */
export default function App({ children }: PropsWithChildren) {
  return children;
}
