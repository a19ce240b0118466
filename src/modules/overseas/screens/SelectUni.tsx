import { schoolHome } from '@/contracts/calls/school/school';
import { useT, useTKey } from '@/i18n';
import { goBack, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { Screen } from '@/ui/Screen';
import { SearchField, useTyped } from '@/ui/SearchField';
import '../texts';
import { SchoolResults } from '../SchoolResults';
import { SchoolRow } from '../SchoolRow';

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
      <SearchField id="uni-search" label={t('overseas.search')} value={typed} onChange={type} />
      {country && !asked ? <Popular country={country} /> : null}
      <SchoolResults keyword={asked} country={country} />
    </Screen>
  );
}

function Popular({ country }: { country: string }) {
  const t = useT();
  const schools = useCall(schoolHome, { country }).data?.hotSchools ?? [];
  if (schools.length === 0) return null;
  return (
    <Card id="uni-popular" title={t('overseas.home.popular')}>
      {schools.map((school) => (
        <SchoolRow key={school.schoolId} school={school} />
      ))}
    </Card>
  );
}
