import { type ReactNode, useState } from 'react';
import type * as v from 'valibot';
import { errorCodes } from '@/contracts/errors';
import { captchaChallengeData, errorDataOf } from '@/contracts/errors/data';
import { Presence } from '@/ui/overlays/Presence';
import { ChallengeDialog } from './ChallengeDialog';

interface Answer {
  challengeId: string;
  challengeAnswer: string;
}

/** True once the code is on its way. */
export type SendCode = (answer?: Answer) => Promise<boolean>;

interface Asked {
  question: v.InferOutput<typeof captchaChallengeData>;
  send: SendCode;
  again: boolean;
}

export function useChallenge(): {
  /** Sends again with the answer. False: another error. */
  asked: (error: unknown, send: SendCode, answered: boolean) => boolean;
  close: () => void;
  dialog: ReactNode;
} {
  const [shown, setShown] = useState<Asked | null>(null);
  return {
    asked(error, send, again) {
      const question = errorDataOf(error, errorCodes.SendCaptchaTestError, captchaChallengeData);
      if (question) setShown({ question, send, again });
      return question !== null;
    },
    close: () => setShown(null),
    dialog: (
      <Presence>
        {shown ? (
          <ChallengeDialog
            key={shown.question.challengeId}
            question={shown.question.question}
            picture={shown.question.imageUrl}
            again={shown.again}
            onCancel={() => setShown(null)}
            onAnother={() => shown.send()}
            onAnswer={(challengeAnswer) =>
              shown.send({ challengeId: shown.question.challengeId, challengeAnswer })
            }
          />
        ) : null}
      </Presence>
    ),
  };
}
