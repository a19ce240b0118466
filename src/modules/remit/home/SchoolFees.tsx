import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';

/** The school agent's brand: the way back to a form that was begun. */
export function SchoolFees() {
  const t = useT();
  return (
    <Card>
      <ListRow
        id="remit-school-fees"
        icon="edit"
        title={t('remit.home.schoolFees')}
        onPress={() => navigate('zlpSelectStudent', {})}
      />
    </Card>
  );
}
