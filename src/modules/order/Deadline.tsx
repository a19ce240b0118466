import { useT } from '@/i18n';
import { Countdown } from '@/ui/Countdown';
import { DetailRow } from '@/ui/DetailRow';

interface Props {
  /** Epoch ms, server's clock. */
  until: number;
  /** Refetch: the countdown decides nothing. */
  onEnd: () => void;
}

export function Deadline({ until, onEnd }: Props) {
  const t = useT();
  return (
    <DetailRow label={t('order.deadline.left')} kind="strong">
      <Countdown until={until} onEnd={onEnd} />
    </DetailRow>
  );
}
