import { useT } from '@/i18n';
import { EmptyState } from '@/ui/EmptyState';
import type { IconName } from '@/ui/Icon/iconNames';

export const SEARCH_FROM = 6;

export function NoneFound({ icon }: { icon: IconName }) {
  const t = useT();
  return <EmptyState icon={icon} title={t('payees.notFound')} note={t('payees.notFoundHint')} />;
}
