import { useT } from '@/i18n';
import { Countdown } from '@/ui/Countdown';
import { DetailRow } from '@/ui/DetailRow';

interface Props {
  /** Epoch ms of the server's clock. */
  until: number;
  /** Refetch the order: the countdown itself decides nothing. */
  onEnd: () => void;
}

export function Deadline({ until, onEnd }: Props) {
  const t = useT();
  return (
    <DetailRow label={t('order.deadline.left')} strong>
      <Countdown until={until} onEnd={onEnd} />
    </DetailRow>
  );
}
