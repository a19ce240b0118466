import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { kycOcrRecognize } from '@/contracts/calls/kyc/kyc';
import { toAppError } from '@/core/appError';
import type { DocumentPictures } from '@/forms/useDocumentPictures';

/** `words`: why the server refused the picture. */
export interface Reading {
  front: string;
  outcome: 'read' | 'notRead';
  words?: string;
}

/** Once per front picture; null until the present one has a result. */
export function useReading(
  pictures: DocumentPictures,
  onRead: (answer: AnswerOf<typeof kycOcrRecognize>) => void,
): Reading | null {
  const [read, setRead] = useState<Reading | null>(null);
  const front = pictures.keyOf('front');
  const readFor = useRef<string | null>(null);
  useEffect(() => {
    if (!front || readFor.current === front) return;
    readFor.current = front;
    void pictures
      .recognize()
      .then((answer) => {
        if (!answer?.recognized) return setRead({ front, outcome: 'notRead' });
        setRead({ front, outcome: 'read' });
        onRead(answer);
      })
      .catch((error: unknown) =>
        setRead({ front, outcome: 'notRead', words: toAppError(error).serverMessage }),
      );
  });
  return read?.front === front ? read : null;
}
