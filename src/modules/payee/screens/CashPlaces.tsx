import { View } from '@tarojs/components';
import { useState } from 'react';
import { payeeSearchCash } from '@/contracts/calls/payee/payee';
import { countryRow } from '@/domain/countries/countries';
import { payeeMethods } from '@/domain/payee/payeeMethods';
import { useT, useTKey } from '@/i18n';
import '@/i18n/formTexts';
import { goBack, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { BottomSheet } from '@/ui/BottomSheet';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { CountryField } from '@/ui/CountryField';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/FormItem';
import { ListRow } from '@/ui/ListRow';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { SearchField } from '@/ui/SearchField';
import { PlaceMap } from '../parts/PlaceMap';
import '../texts';

const countries: readonly string[] = payeeMethods.cash.countries;

export function CashPlaces() {
  const t = useT();
  const tKey = useTKey();
  const { params } = useRoute('cashWithdrawalPoint');
  const target = params.country ?? remitDraftStore.getState().targetCountryCode;
  const [country, setCountry] = useState(
    target && countries.includes(target) ? target : (countries[0] ?? ''),
  );
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const search = useCall(
    payeeSearchCash,
    { country, keyword: keyword.trim() || undefined },
    { keepPrevious: true },
  );
  const list = search.data?.list ?? [];
  const place = list.find(({ agentCode }) => agentCode === chosen);
  return (
    <Screen id="cash-places" title={t('payee.titles.cashWithdrawalPoint')} onBack={goBack}>
      <Card>
        <Field
          as={CountryField}
          id="cash-country"
          label={t('payee.method.country')}
          value={country}
          countries={countries.map((code) => ({
            code,
            name: tKey(`countries.names.${code}`),
            note: countryRow(code)?.currency,
          }))}
          onChange={(next) => {
            setCountry(next);
            setChosen(null);
          }}
        />
        <View className="cash-search">
          <SearchField
            id="cash-search"
            label={t('payeeForms.cash.search')}
            value={keyword}
            onChange={setKeyword}
          />
        </View>
      </Card>
      <QueryState query={search} shape="list" rows={4}>
        {() =>
          list.length === 0 ? (
            <EmptyState
              icon="search"
              title={t('payeeForms.cash.none')}
              note={t('payeeForms.cash.noneNote')}
            />
          ) : (
            <>
              <PlaceMap places={list} chosen={chosen} />
              <Card>
                {list.map((row) => (
                  <ListRow
                    key={row.agentCode}
                    id={`cash-${row.agentCode}`}
                    title={row.agentName}
                    note={`${row.city} · ${row.openingHours}`}
                    onPress={() => setChosen(row.agentCode)}
                  />
                ))}
              </Card>
              <BottomSheet
                open={place !== undefined}
                title={place?.agentName ?? ''}
                onClose={() => setChosen(null)}
              >
                <CopyRow
                  id="cash-address"
                  label={t('fields.address')}
                  value={`${place?.address}, ${place?.city}`}
                />
                <DetailRow label={t('payeeForms.cash.hours')} value={place?.openingHours ?? ''} />
                <CopyRow
                  id="cash-position"
                  label={t('payeeForms.cash.position')}
                  value={`${place?.latitude}, ${place?.longitude}`}
                />
              </BottomSheet>
            </>
          )
        }
      </QueryState>
    </Screen>
  );
}
