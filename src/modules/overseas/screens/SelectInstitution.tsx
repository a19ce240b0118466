import { useState } from 'react';
import { schoolManagerList, schoolRotationOfCountry } from '@/contracts/calls/school/school';
import { useT, useTKey } from '@/i18n';
import { openKyc } from '@/state/accountOpening/kycOpening';
import { useRemitTypes } from '@/state/market/remitTypes';
import { useSourceMarket } from '@/state/market/sourceMarket';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Flag } from '@/ui/Flag';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { SearchField, useTyped } from '@/ui/SearchField';
import '../texts';
import { goOnAt, leftAt } from '../place';
import { SchoolResults } from '../SchoolResults';
import { SchoolMark, SchoolRow } from '../SchoolRow';

export function SelectInstitution() {
  const t = useT();
  const types = useRemitTypes();
  const { typed, asked, type } = useTyped();
  const offered = types?.includes('studyAbroad');
  return (
    <Screen id="select-institution" title={t('school.titles.selectInstitution')} onBack={goBack}>
      {offered === false ? (
        <EmptyState title={t('overseas.notOffered.title')} note={t('overseas.notOffered.note')} />
      ) : (
        <>
          <SearchField id="institution-search" label={t('overseas.search')} value={typed} onChange={type} />
          {asked ? <SchoolResults keyword={asked} /> : <Places />}
        </>
      )}
    </Screen>
  );
}

function Places() {
  const t = useT();
  const tKey = useTKey();
  const { payer } = useSession();
  const sourceCountry = useSourceMarket() ?? undefined;
  const [left] = useState(leftAt);
  const all = useCall(schoolManagerList, { sourceCountry, pageSize: 1 });
  return (
    <>
      {payer && payer.kycStatus !== 'Pass' ? (
        <Notice
          tone="warn"
          action={{
            id: 'institution-verify',
            label: t('overseas.home.verifyGo'),
            onPress: () => openKyc(payer),
          }}
        >
          {t('overseas.home.verify')}
        </Notice>
      ) : null}
      {left ? (
        <Notice
          action={{
            id: 'institution-continue',
            label: t('overseas.home.continue'),
            onPress: () => goOnAt(left),
          }}
        >
          {t('overseas.home.continueTo', { school: left.school })}
        </Notice>
      ) : null}
      <Own only="paid" />
      <Own only="favourite" />
      <Popular />
      <QueryState query={all} shape="list" rows={6}>
        {({ countries }) =>
          countries.length === 0 ? (
            <EmptyState title={t('overseas.list.none')} />
          ) : (
            <Card title={t('overseas.home.countries')}>
              {countries.map(({ country, schools }) => (
                <ListRow
                  key={country}
                  id={`institution-country-${country}`}
                  left={<Flag code={country} size="m" />}
                  title={tKey(`countries.names.${country}`)}
                  note={t('overseas.home.schools', { count: schools })}
                  onPress={() => navigate('overseasSelectUni', { country })}
                />
              ))}
            </Card>
          )
        }
      </QueryState>
    </>
  );
}

function Own({ only }: { only: 'paid' | 'favourite' }) {
  const t = useT();
  const sourceCountry = useSourceMarket() ?? undefined;
  const own = useCall(schoolManagerList, { only, sourceCountry, pageSize: 5 }, { staleMs: 0 });
  if (!own.data || own.data.rows.length === 0) return null;
  return (
    <Card
      id={`institution-${only}`}
      title={t(only === 'paid' ? 'overseas.home.paid' : 'overseas.home.favourites')}
    >
      {own.data.rows.map((school) => (
        <SchoolRow key={school.schoolId} school={school} />
      ))}
      {only === 'paid' ? (
        <ListRow
          id="institution-again"
          icon="refresh"
          title={t('overseas.home.payAgain')}
          note={t('overseas.home.payAgainNote')}
          onPress={() => navigate('overseasSelectReceipt', {})}
        />
      ) : null}
    </Card>
  );
}

function Popular() {
  const t = useT();
  const countryCode = useSourceMarket() ?? undefined;
  const shown = useCall(schoolRotationOfCountry, { countryCode }).data?.list ?? [];
  if (shown.length === 0) return null;
  return (
    <Card id="institution-popular" title={t('overseas.home.popular')}>
      {shown.map(({ title, resourceImgUrl, schoolId }) => (
        <ListRow
          key={title}
          id={`institution-popular-${schoolId}`}
          left={<SchoolMark school={{ name: title, logo: resourceImgUrl }} />}
          title={title}
          onPress={
            schoolId === undefined ? undefined : () => navigate('overseasSelectUniAccount', { schoolId })
          }
        />
      ))}
    </Card>
  );
}
