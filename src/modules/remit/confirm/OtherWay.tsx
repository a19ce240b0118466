import { useT, useTKey } from '@/i18n';
import { Notice } from '@/ui/Notice';

interface Props {
  /** The first price may be for another way of receiving. */
  was: string | undefined;
  is: string | undefined;
}

export function OtherWay({ was, is }: Props) {
  const t = useT();
  const tKey = useTKey();
  if (was === undefined || is === undefined || was === is) return null;
  return (
    <Notice tone="info">{t('confirm.otherWay', { was: tKey(`ways.${was}`), is: tKey(`ways.${is}`) })}</Notice>
  );
}
