import { useState } from 'react';
import type { UseCaret } from './useCaret.types';

/** Where the client puts it by itself: the end. */
const END = -1;

/** The client takes the caret's place with the text, as a property. */
export const useCaret: UseCaret = () => {
  const [cursor, setCursor] = useState(END);
  return {
    keep: (_shown, at, place) => setCursor(place(at)),
    release: () => setCursor(END),
    props: { cursor },
  };
};
