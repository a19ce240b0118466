import { useState } from 'react';
import type { UseCaret } from './useCaret.types';

/** The client's default: the end. */
const END = -1;

/** The client takes it as a property, with the text. */
export const useCaret: UseCaret = () => {
  const [cursor, setCursor] = useState(END);
  return {
    keep: (_shown, at, place) => setCursor(place(at)),
    release: () => setCursor(END),
    props: { cursor },
  };
};
