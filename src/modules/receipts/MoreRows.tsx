import { useT } from '@/i18n';
import type { Pages } from '@/state/queries/queries';
import { Button } from '@/ui/Button';

export function MoreRows({ id, pages }: { id: string; pages: Pages<unknown> }) {
  const t = useT();
  if (pages.rows.length === 0 || pages.more === 'none') return null;
  return (
    <Button
      id={id}
      kind="quiet"
      wide
      busy={pages.more === 'loading'}
      label={t(pages.more === 'failed' ? 'common.retry' : 'common.more')}
      onPress={pages.loadMore}
    />
  );
}
