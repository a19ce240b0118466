import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { kycOcrRecognize } from '@/contracts/calls/kyc/kyc';
import { toAppError } from '@/core/appError';
import type { DocumentPictures } from './useDocumentPictures';

type Answer = AnswerOf<typeof kycOcrRecognize>;

/** `words`: why the server refused the picture. */
export interface Reading {
  front: string;
  outcome: 'read' | 'notRead';
  words?: string;
}

/** A typed value stays; a proposed one gives way to the next proposal. */
export function useProposed() {
  const [value, change] = useState('');
  const proposed = useRef('');
  const propose = (next = ''): void => {
    const before = proposed.current;
    proposed.current = next;
    change((now) => (now === '' || now === before ? next : now));
  };
  return { value, change, propose };
}

/** Once per front picture; null until the present one has a result. `propose` gets nothing as it changes. */
export function useReading(
  pictures: Pick<DocumentPictures, 'keyOf' | 'recognize'>,
  propose: (read: Partial<Answer>) => void,
): Reading | null {
  const [read, setRead] = useState<Reading | null>(null);
  const front = pictures.keyOf('front');
  const readFor = useRef<string>();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (readFor.current === front) return;
    readFor.current = front;
    propose({});
    if (!front) return;
    const isPresent = () => readFor.current === front;
    // A second call would share the answer of one under way, which is about the picture before.
    before.current = before.current
      .then(() => (isPresent() ? pictures.recognize() : null))
      .then(
        (answer) => {
          if (!isPresent()) return;
          const known: Partial<Answer> = answer?.recognized ? answer : {};
          setRead({ front, outcome: known.idNumber ? 'read' : 'notRead' });
          propose(known);
        },
        (error: unknown) => setRead({ front, outcome: 'notRead', words: toAppError(error).serverMessage }),
      );
  });
  return read?.front === front ? read : null;
}
