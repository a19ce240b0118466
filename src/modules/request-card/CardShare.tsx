import { useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { shortLink } from '@/core/shortLink';
import {
  payeeCardQuerySourceCountry,
  payeeCardShare,
  payeeCardShareInfoUpdate,
} from '@/contracts/calls/payee/card';
import { currencyRow } from '@/domain/countries/currencies';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { parseAmount } from '@/core/amountText';
import { Decimal } from '@/core/decimal';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { useShareLink } from '@/state/share/shareLink';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { CountryField } from '@/ui/CountryField';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { Screen } from '@/ui/Screen';
import { ShareButton } from '@/ui/ShareButton';
import { TextField } from '@/ui/TextField';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { CardGate } from './CardFrame';
import { countryName } from './cardTexts';

const validities = [1, 7, 30] as const;

export function CardShare() {
  const t = useT();
  const { params } = useRoute('collectionShare');
  return (
    <CardGate id="card-share-screen" title={t('requestCard.share.title')} by="card" about={params.cardId}>
      {({ card }, screen) =>
        card.checkStatus === 'Success' ? (
          <ShareForm card={card} screen={screen} />
        ) : (
          <Screen {...screen}>
            <EmptyState icon="card" title={t('requestCard.share.notReady')} />
          </Screen>
        )
      }
    </CardGate>
  );
}

function ShareForm({ card, screen }: { card: PayeeCard; screen: FrameScreen }) {
  const t = useT();
  const { mutateAsync: shareCard } = useCallMutation(payeeCardShare);
  const { mutateAsync: updateShareInfo } = useCallMutation(payeeCardShareInfoUpdate);
  const sources = useCall(payeeCardQuerySourceCountry, { country: card.country });
  const [made, setMade] = useState<AnswerOf<typeof payeeCardShare> | null>(null);
  const parsed = (amount: string) =>
    amount.trim() ? parseAmount(amount, currencyRow(card.currency).decimals) : null;
  const form = useFields({
    initial: {
      source: card.sourceCountry ?? '',
      amount: card.amount ?? '',
      remark: card.remark ?? '',
      days: '7',
    },
    rules: {
      source: (source) => (source ? undefined : t('requestCard.share.sourceNeeded')),
      amount: (amount) => {
        const wanted = parsed(amount);
        const bad = wanted !== null && (!wanted.ok || new Decimal(wanted.amount).lte(0));
        return bad ? t('requestCard.share.amountBad') : undefined;
      },
    },
    async onSubmit({ source, amount, remark, days }) {
      const wanted = parsed(amount);
      await updateShareInfo({
        cardId: card.cardId,
        sourceCountry: source,
        amount: wanted?.ok ? wanted.amount : undefined,
        remark: remark.trim() || undefined,
        validDays: validities.find((count) => String(count) === days) ?? 7,
      });
      setMade(await shareCard({ cardId: card.cardId }));
    },
  });
  if (made) return <Made made={made} screen={screen} />;
  return (
    <ActionScreen
      screen={screen}
      service="collectionShare"
      main={{
        id: 'share-make',
        label: t('requestCard.share.make'),
        busy: form.busy,
        onPress: () => form.submit().catch(showError),
      }}
    >
      <Card>
        <Field
          as={CountryField}
          id="share-source"
          label={t('requestCard.share.source')}
          countries={(sources.data?.list ?? []).map((row) => ({
            code: row.countryCode,
            name: countryName(row.countryCode),
            note: row.currency,
          }))}
          {...form.field('source')}
        />
        <Field
          as={TextField}
          id="share-amount"
          label={t('requestCard.share.amount')}
          hint={t('requestCard.share.amountHint')}
          required={false}
          type="decimal"
          suffix={card.currency}
          maxLength={16}
          {...form.field('amount')}
        />
        <Field
          as={TextField}
          id="share-remark"
          label={t('requestCard.share.remark')}
          required={false}
          maxLength={60}
          {...form.field('remark')}
        />
        <Field
          as={RadioGroup}
          id="share-days"
          label={t('requestCard.share.valid')}
          options={validities.map((count) => ({
            value: String(count),
            label: t('requestCard.share.days', { count }),
          }))}
          {...form.field('days')}
        />
      </Card>
    </ActionScreen>
  );
}

function Made({ made, screen }: { made: AnswerOf<typeof payeeCardShare>; screen: FrameScreen }) {
  const t = useT();
  const { ready, send } = useShareLink({
    title: t('requestCard.share.message', { name: made.title }),
    content: made.content,
    url: made.link,
    route: 'collectionCardDetail',
    params: { shareCode: made.shareCode },
    menuKey: 'requestCard.share.menu',
  });
  return (
    <Screen
      {...screen}
      footer={
        <ActionBar help={{ onPress: () => contactService('requestCardShare') }}>
          <ShareButton id="share-send" label={t('requestCard.share.send')} onPress={send} disabled={!ready} />
        </ActionBar>
      }
    >
      <Notice tone="warn">{t('requestCard.share.ready')}</Notice>
      <Card>
        <CopyRow
          id="share-link"
          label={t('requestCard.share.link')}
          value={made.link}
          shown={shortLink(made.link)}
        />
      </Card>
    </Screen>
  );
}
