import { useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { RadioGroup } from '@/ui/RadioGroup';
import { ArrivalsNote } from '../pay/method/ArrivalsNote';
import { type PayType, useMethodNote } from '../pay/method/useMethodNote';
import type { OrderView } from '../useOrder';

interface Props {
  view: OrderView;
  offered: readonly PayType[];
  chosen: number | undefined;
  onChoose: (fundingType: number) => void;
}

export function AchSpeed({ view, offered, chosen, onChoose }: Props) {
  const t = useT();
  const methodNote = useMethodNote(view);
  if (offered.length === 0)
    return <EmptyState title={t('order.ach.tooMuch')} note={t('order.ach.tooMuchHint')} />;
  return (
    <Card title={t('order.ach.speed')}>
      <RadioGroup
        id="ach-speed"
        label={t('order.ach.speed')}
        cards
        value={String(chosen)}
        options={offered.map((type) => ({
          value: String(type.fundingType),
          label: t(type.fundingType === 460 ? 'order.ach.quick' : 'order.ach.normal'),
          note: methodNote(type),
        }))}
        onChange={(value) => onChoose(Number(value))}
      />
      <ArrivalsNote order={view.order} />
    </Card>
  );
}
