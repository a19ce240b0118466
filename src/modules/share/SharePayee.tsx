import { useState, type ComponentProps, type ReactNode } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { shortLink } from '@/core/shortLink';
import { payeeShareExchangeAuthGetUrl, payeeShareGetUrl } from '@/contracts/calls/payee/share';
import { commonSupportCountryFilter } from '@/contracts/calls/common/targets';
import { countryRow } from '@/domain/countries/countries';
import { patterns } from '@/core/validation';
import { useFields } from '@/forms/useFields';
import { formatDateTime, useT, useTKey } from '@/i18n';
import { sourceMarket, useSourceMarket } from '@/state/market/sourceMarket';
import { goBack, useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { openTargets } from '@/state/market/targets';
import { useCall } from '@/state/queries/queries';
import { useShareLink } from '@/state/share/shareLink';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { CountryField } from '@/ui/CountryField';
import { listedCountries } from '@/ui/CountryPicker';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { PhoneField } from '@/ui/PhoneField';
import { Screen } from '@/ui/Screen';
import { ShareButton } from '@/ui/ShareButton';
import { TextField } from '@/ui/TextField';
import './texts';

type Link = AnswerOf<typeof payeeShareGetUrl>;

export function SharePayee() {
  const t = useT();
  const { params } = useRoute('sharePayee');
  const source = useSourceMarket();
  const [link, setLink] = useState<Link | null>(null);
  const { mutateAsync: makeLink } = useCallMutation(payeeShareGetUrl);
  const { mutateAsync: makeExchangeLink } = useCallMutation(payeeShareExchangeAuthGetUrl);
  const { payeeId, exchange } = params;
  const known = payeeId !== undefined;

  const targets = useCall(
    commonSupportCountryFilter,
    source && !known ? { countryCode: source, remitType: 'personal' } : null,
  );
  const open = openTargets(targets.data?.list);
  const form = useFields({
    initial: { country: params.country ?? '', name: '', number: '' },
    rules: {
      number: (number) => (number === '' || patterns.phone(number) ? undefined : t('share.send.phoneBad')),
    },
    async onSubmit({ name, number }) {
      if (!known && chosen === '') return;
      const sourceCountry = sourceMarket();
      setLink(
        exchange && payeeId
          ? await makeExchangeLink({ sourceCountry, payeeId })
          : await makeLink({
              sourceCountry,
              ...(known
                ? { payeeId }
                : {
                    country: chosen,
                    name: name.trim() || undefined,
                    ...(number ? { areaCode, phoneNumber: number } : {}),
                  }),
            }),
      );
    },
  });
  const chosen = form.values.country || open[0]?.countryCode || '';
  const areaCode = countryRow(chosen)?.areaCode ?? '';
  const number = form.field('number');
  const make = (): Promise<void> => form.submit().catch(showError);
  if (link) return <Made link={link} country={chosen} exchange={exchange === true} />;
  return (
    <SendScreen
      action={{
        main: { id: 'share-payee-make', label: t('share.send.make'), busy: form.busy, onPress: make },
      }}
    >
      <Notice tone="info">{t('share.send.hint')}</Notice>
      {known ? null : (
        <Card>
          <Field
            as={CountryField}
            id="share-payee-country"
            label={t('share.send.country')}
            countries={listedCountries(open)}
            {...form.field('country')}
            value={chosen}
          />
          <Field
            as={TextField}
            id="share-payee-name"
            label={t('share.send.name')}
            required={false}
            maxLength={60}
            {...form.field('name')}
          />
          <Field
            as={PhoneField}
            id="share-payee-phone"
            label={t('share.send.phone')}
            hint={t('share.send.phoneHint')}
            required={false}
            error={number.error}
            areaCodes={[{ value: areaCode, label: `+${areaCode}` }]}
            value={{ areaCode, number: number.value }}
            onChange={(phone) => number.onChange(phone.number)}
          />
        </Card>
      )}
    </SendScreen>
  );
}

function SendScreen({ action, children }: { action: ComponentProps<typeof ActionBar>; children: ReactNode }) {
  const t = useT();
  return (
    <Screen
      id="share-payee"
      title={t('share.send.title')}
      onBack={goBack}
      footer={<ActionBar help={{ onPress: () => contactService('sharePayee') }} {...action} />}
    >
      {children}
    </Screen>
  );
}

function Made({ link, country, exchange }: { link: Link; country: string; exchange: boolean }) {
  const t = useT();
  const tKey = useTKey();
  const { ready, send } = useShareLink({
    title: tKey(exchange ? 'share.send.exchangeMessage' : 'share.send.message'),
    url: link.link,
    route: 'payeeShareConnect',
    params: { shareCode: link.shareCode, ...(country ? { countryCode: country } : {}) },
    menuKey: 'share.send.menu',
  });
  const button = (
    <ShareButton id="share-payee-send" label={t('share.send.share')} onPress={send} disabled={!ready} />
  );
  return (
    <SendScreen action={{ children: button }}>
      <Notice tone="warn">{t('share.send.ready', { time: formatDateTime(link.expiresAt) })}</Notice>
      <Card>
        <CopyRow
          id="share-payee-link"
          label={t('share.send.link')}
          value={link.link}
          shown={shortLink(link.link)}
        />
      </Card>
    </SendScreen>
  );
}
