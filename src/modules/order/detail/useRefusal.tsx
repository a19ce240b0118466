import { type ReactNode, useState } from 'react';
import { toAppError } from '@/core/appError';
import { useTKey } from '@/i18n';
import { askDeviceProof } from '@/state/session/deviceProof';
import { Notice } from '@/ui/Notice';

interface Refusal {
  tell: (thrown: unknown) => void;
  forget: () => void;
  notice: ReactNode;
}

export function useRefusal(): Refusal {
  const tKey = useTKey();
  const [words, setWords] = useState<string | null>(null);
  return {
    tell(thrown) {
      if (askDeviceProof(thrown)) return;
      const { handled, serverMessage, messageKey } = toAppError(thrown);
      if (!handled) setWords(serverMessage ?? tKey(messageKey));
    },
    forget: () => setWords(null),
    notice: words ? <Notice tone="danger">{words}</Notice> : null,
  };
}
