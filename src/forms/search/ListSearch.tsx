import { useT } from '@/i18n';
import { EmptyState } from '@/ui/EmptyState';
import { focusField } from '@/ui/field/focusField';
import type { IconName } from '@/ui/Icon/iconNames';
import { TextField } from '@/ui/TextField';

export const SEARCH_FROM = 6;

interface Props {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

export function ListSearch(props: Props) {
  const t = useT();
  return <TextField {...props} type="search" label={t('payees.search')} placeholder={t('payees.search')} />;
}

export function NoneFound({ id, icon, onChange }: Pick<Props, 'id' | 'onChange'> & { icon: IconName }) {
  const t = useT();
  const clear = (): void => {
    onChange('');
    focusField(id);
  };
  return (
    <EmptyState
      icon={icon}
      title={t('payees.notFound')}
      note={t('payees.notFoundHint')}
      action={{ id: `${id}-clear`, label: t('common.clear'), onPress: clear }}
    />
  );
}
