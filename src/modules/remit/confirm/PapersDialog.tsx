import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { orderCommit } from '@/contracts/calls/order/commit';
import { SUPPLEMENT_DAYS } from '@/domain/evidence';
import { useT, useTKey } from '@/i18n';
import { papersText } from '@/i18n/papersText';
import { Dialog } from '@/ui/Dialog';

interface Props {
  made: AnswerOf<typeof orderCommit>;
  onSend: () => unknown;
  onPay: () => unknown;
}

/** Before payment (specification, flows, 5.2). */
export function PapersDialog({ made, onSend, onPay }: Props) {
  const t = useT();
  const tKey = useTKey();
  const papers = papersText(tKey, made.supplements.map(({ kind }) => kind).join('|'));
  return (
    <Dialog
      open
      title={t('confirm.papers.title')}
      message={t('confirm.papers.message', { papers, count: SUPPLEMENT_DAYS })}
      confirm={{ id: 'papers-send', label: t('confirm.papers.now'), onPress: onSend }}
      cancel={{ id: 'papers-pay', label: t('confirm.papers.later'), onPress: onPay }}
    />
  );
}
