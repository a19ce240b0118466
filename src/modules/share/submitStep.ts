import type { AnswerOf } from '@/contracts/calls/defineCall';
import { payeeShareCheck } from '@/contracts/calls/payee/share';
import type { PayeeShareView } from '@/contracts/entities/payeeShare';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { queryClient, refresh } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { followShare } from './shareSteps';

export async function follow(share: PayeeShareView): Promise<void> {
  queryClient.setQueriesData<AnswerOf<typeof payeeShareCheck>>(
    { queryKey: [payeeShareCheck.name] },
    (known) => (known?.share.shareCode === share.shareCode ? { ...known, share } : known),
  );
  await followShare(share);
}

/** Refetches a link that ended or moved on elsewhere. */
export function stepFailed(error: unknown): void {
  if (hasCode(error, errorCodes.shareCodeInvalid, errorCodes.conflict)) refresh('share');
  showError(error);
}

export async function submitStep(step: () => Promise<{ share: PayeeShareView }>): Promise<void> {
  try {
    await follow((await step()).share);
  } catch (error) {
    stepFailed(error);
  }
}
