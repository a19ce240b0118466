import { View } from '@tarojs/components';
import { useT, useTKey } from '@/i18n';
import { goBack, useRoute } from '@/state/navigation';
import { Screen } from '@/ui/Screen';
import { SearchField, useTyped } from '@/ui/SearchField';
import '../texts';
import { SchoolResults } from '../SchoolResults';

export function SelectUni() {
  const t = useT();
  const tKey = useTKey();
  const { country } = useRoute('overseasSelectUni').params;
  const { typed, asked, type } = useTyped();
  return (
    <Screen
      id="select-uni"
      title={country ? tKey(`countries.names.${country}`) : t('school.titles.overseasSelectUni')}
      onBack={goBack}
    >
      <View className="school-search">
        <SearchField id="uni-search" label={t('overseas.search')} value={typed} onChange={type} />
      </View>
      <SchoolResults keyword={asked} country={country} />
    </Screen>
  );
}
