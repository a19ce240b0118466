import { View } from '@tarojs/components';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';

export function SchoolFees() {
  const t = useT();
  return (
    <View className="remit-home__school">
      <Card>
        <ListRow
          id="remit-school-fees"
          icon="edit"
          title={t('remit.home.schoolFees')}
          onPress={() => navigate('zlpSelectStudent', {})}
        />
      </Card>
    </View>
  );
}
