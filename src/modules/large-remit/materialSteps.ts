import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { largeRemitMaterialStatus } from '@/contracts/calls/largeRemit';
import type { LargeRemitStep } from '@/domain/largeRemit';
import { doneAt, type LargeTransferProgress } from '@/routes/flows/largeTransferProgress';
import type { LargeTransferView } from '@/state/accountOpening/useLargeTransfer';

export type Material = AnswerOf<typeof largeRemitMaterialStatus>;

/** Texts: `largeRemit.line.<name>` and `largeRemit.line.<name>Note.<note>`. */
export interface MaterialLine {
  readonly name: 'income' | 'sign' | 'material' | 'order';
  readonly state: 'done' | 'now' | 'later' | 'failed';
  /** Why it is so, or who acts. */
  readonly note?: string;
  /** Epoch ms. */
  readonly at?: number;
}

const signed: readonly LargeRemitStep[] = ['signAgreement', 'faceIdentify', 'signaturePrompt', 'signature'];

export function materialLines(
  { status, behavior, progress }: Pick<LargeTransferView, 'status' | 'behavior' | 'progress'>,
  material: Material,
): MaterialLine[] {
  const income = material.items.find(({ verifyType }) => verifyType === 'incomeProof');
  const ready = progress.kind === 'ready';
  const allSigned = signed.every((step) => doneAt(behavior, step) !== undefined);
  return [
    incomeLine(status.fileStatus, progress, income?.submittedAt),
    allSigned
      ? { name: 'sign', state: 'done', at: doneAt(behavior, 'signature') }
      : material.materialStatus === 'Fail'
        ? { name: 'sign', state: 'failed', note: 'again' }
        : progress.kind === 'step'
          ? { name: 'sign', state: 'now', note: 'yours' }
          : { name: 'sign', state: 'later' },
    materialLine(material, allSigned),
    { name: 'order', state: ready ? 'now' : 'later', ...(ready ? { note: 'yours' } : {}) },
  ];
}

function incomeLine(
  file: LargeTransferView['status']['fileStatus'],
  progress: LargeTransferProgress,
  at: number | undefined,
): MaterialLine {
  switch (file) {
    case 'Success':
      return { name: 'income', state: 'done', at };
    case 'Authenticating':
      return { name: 'income', state: 'now', note: 'ours', at };
    case 'Fail':
      return { name: 'income', state: 'failed', note: 'again', at };
    case 'Init':
      return progress.kind === 'papers'
        ? { name: 'income', state: 'now', note: 'yours' }
        : { name: 'income', state: 'later' };
  }
}

function materialLine({ materialStatus }: Material, allSigned: boolean): MaterialLine {
  if (materialStatus === 'Success') return { name: 'material', state: 'done' };
  if (materialStatus === 'Authenticating' && allSigned)
    return { name: 'material', state: 'now', note: 'ours' };
  return { name: 'material', state: 'later' };
}
