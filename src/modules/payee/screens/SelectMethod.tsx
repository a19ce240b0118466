import { Text } from '@tarojs/components';
import { useStore } from 'zustand';
import { useState } from 'react';
import { commonSupportCountryFilter } from '@/contracts/calls/common/targets';
import { payeeMethods } from '@/contracts/calls/payee/methods';
import { useT, useTKey } from '@/i18n';
import { unbrokenMoment } from '@/i18n/arrivalMoment';
import { arrivalAt, type Ways } from '@/i18n/arrivalText';
import '@/i18n/statusTexts';
import { payeeFormOf, type PayeeFormKey } from '@/schemas/payee';
import { useSourceMarket } from '@/state/market/sourceMarket';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { openTargets } from '@/state/market/targets';
import { useCall } from '@/state/queries/queries';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { contactService } from '@/state/market/support';
import { allOf } from '@/state/queries/queryResult';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CountryField } from '@/ui/CountryField';
import { listedCountries } from '@/ui/CountryPicker';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/FormItem';
import { ListRow } from '@/ui/ListRow';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { openPayeeForm } from '@/forms/payee/openPayeeForm';
import { WayMark } from '@/forms/payee/WayMark';
import '../texts';

const furtherForms = ['uploadCard', 'nineElements'] as const;

export function SelectMethod() {
  const t = useT();
  const tKey = useTKey();
  const { params } = useRoute('selectPayeeMethod');
  const { targetCountryCode, remitType } = useStore(remitDraftStore);
  const source = useSourceMarket();
  const targets = useCall(commonSupportCountryFilter, source ? { countryCode: source, remitType } : null);
  const [chosen, setChosen] = useState<string | null>(null);
  const open = openTargets(targets.data?.list);
  const target = chosen ?? params.country ?? targetCountryCode ?? open[0]?.countryCode ?? null;
  const methods = useCall(payeeMethods, source && target ? { source, target, remitType } : null);
  const offered = (methods.data?.list ?? []).filter(
    (method) => target && payeeFormOf(target, method.accountType),
  );
  const bankOpen = offered.some((method) => method.accountType === 'bank' && !method.maintenance);
  const openForm = (key: PayeeFormKey): unknown =>
    target && openPayeeForm(target, key, { forRemit: params.forRemit });
  const further = bankOpen && target ? furtherForms.filter((key) => payeeFormOf(target, key)) : [];
  const arriving = (method: Ways): string | undefined => {
    const at = arrivalAt(method);
    return at === undefined ? undefined : t('statuses.arrivingBy', { time: unbrokenMoment(at) });
  };
  return (
    <Screen
      title={t('payee.method.title')}
      onBack={goBack}
      footer={<ActionBar help={{ onPress: () => contactService('selectPayeeMethod') }} />}
    >
      {params.forRemit && params.country ? null : (
        <Card>
          <Field
            as={CountryField}
            id="payee-country"
            label={t('payee.method.country')}
            value={target ?? ''}
            countries={listedCountries(open)}
            onChange={setChosen}
          />
        </Card>
      )}
      <QueryState query={allOf(targets, methods)} shape="list">
        {() =>
          offered.length === 0 ? (
            <EmptyState title={t('payee.method.none')} />
          ) : (
            <Card>
              {offered.map((method) => (
                <ListRow
                  key={method.accountType}
                  id={`method-${method.accountType}`}
                  left={<WayMark accountType={method.accountType} />}
                  title={tKey(`ways.${method.accountType}`)}
                  note={method.maintenance ? t('payee.method.maintenance') : arriving(method)}
                  onPress={method.maintenance ? undefined : () => openForm(method.accountType)}
                />
              ))}
              {offered.some((method) => !method.maintenance && arriving(method)) ? (
                <Text className="t-note">{t('statuses.ifNow')}</Text>
              ) : null}
            </Card>
          )
        }
      </QueryState>
      <Card title={t('payee.method.otherWays')}>
        {further.map((key) => (
          <ListRow
            key={key}
            id={`method-${key}`}
            icon="edit"
            title={t(`ways.${key}`)}
            note={t(`payeeForms.further.${key}`)}
            onPress={() => openForm(key)}
          />
        ))}
        <ListRow
          id="method-share"
          icon="share"
          title={t('payee.share.fill')}
          note={t('payee.share.fillHint')}
          onPress={() => navigate('sharePayee', { country: target ?? undefined })}
        />
      </Card>
    </Screen>
  );
}
