import { useState } from 'react';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { payeeCardCreate, payeeCardQueryTargetCountry } from '@/contracts/calls/payee/card';
import { userWhiteList } from '@/contracts/calls/account/status';
import { countryRow } from '@/domain/countries/countries';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { cardPersonForm } from '@/schemas/requestCard';
import { formDrafts } from '@/state/drafts/drafts';
import { goBack, navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CountryField } from '@/ui/CountryField';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/FormItem';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { TextField } from '@/ui/TextField';
import { countryName } from './cardTexts';
import './texts';

export function CardCreate() {
  const t = useT();
  const countries = useCall(payeeCardQueryTargetCountry, {});
  // Shown before the form is filled in; without an answer the server refuses later.
  const { data } = useCall(userWhiteList, { features: ['payeeCards'] });
  const closed = data?.list.some(({ feature, allowed }) => feature === 'payeeCards' && !allowed);
  const [chosen, setChosen] = useState('');
  const list = countries.data?.list ?? [];
  const country = chosen || list[0]?.countryCode;
  if (closed)
    return (
      <Screen title={t('requestCard.create.title')} onBack={goBack}>
        <EmptyState
          icon="card"
          title={t('requestCard.create.notYet')}
          note={t('requestCard.create.notYetHint')}
          action={{ id: 'card-create-back', label: t('common.back'), onPress: goBack }}
        />
      </Screen>
    );
  if (country)
    return (
      <PersonForm
        key={country}
        country={country}
        countries={list.map((row) => row.countryCode)}
        onCountry={setChosen}
      />
    );
  return (
    <Screen title={t('requestCard.create.title')} onBack={goBack}>
      <QueryState query={countries} shape="form">
        {() => <EmptyState icon="globe" title={t('requestCard.create.noCountry')} />}
      </QueryState>
    </Screen>
  );
}

interface Props {
  country: string;
  countries: readonly string[];
  onCountry: (country: string) => void;
}

function PersonForm({ country, countries, onCountry }: Props) {
  const t = useT();
  const { mutateAsync: createCard } = useCallMutation(payeeCardCreate);
  const [invite, setInvite] = useState('');
  const [schema] = useState(() => cardPersonForm(country, countryRow(country)?.areaCode ?? ''));
  const form = useSchemaForm({
    schema,
    draft: formDrafts,
    async onSubmit(values) {
      const { card } = await createCard({
        ...values,
        shareCode: invite.trim() || undefined,
        country,
        accountType: 0,
      } as ParamsOf<typeof payeeCardCreate>);
      showToast({ messageKey: 'requestCard.create.done', onLeaving: true });
      await navigate('collectionCardDetail', { cardId: card.cardId }, { replace: true });
    },
  });
  return (
    <Screen
      id="card-create"
      title={t('requestCard.create.title')}
      onBack={goBack}
      footer={
        <ActionBar
          main={{
            id: 'card-create-submit',
            label: t('requestCard.create.submit'),
            busy: form.busy,
            onPress: () => form.submit().catch(showError),
          }}
        />
      }
    >
      <Card>
        <Field
          as={CountryField}
          id="card-country"
          label={t('requestCard.create.country')}
          value={country}
          countries={countries.map((code) => ({ code, name: countryName(code) }))}
          onChange={onCountry}
        />
      </Card>
      <SchemaForm form={form} />
      <Card>
        <Field
          as={TextField}
          id="card-invite"
          label={t('requestCard.create.invite')}
          hint={t('requestCard.create.inviteHint')}
          required={false}
          value={invite}
          onChange={setInvite}
          maxLength={12}
          filter={(text) => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}
        />
      </Card>
    </Screen>
  );
}
