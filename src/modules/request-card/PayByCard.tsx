import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { Quote } from '@/contracts/entities/quote';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { knownMarket } from '@/domain/markets/markets';
import { errorCodes } from '@/contracts/errors';
import { errorDataOf, orderedBeforeData } from '@/contracts/errors/data';
import { ServerSelect } from '@/forms/controls/ServerSelect';
import { useEnumOptions } from '@/forms/serverLists';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import { openKyc } from '@/state/accountOpening/kycOpening';
import { navigate } from '@/state/navigation';
import { isPriceChanged } from '@/state/orders/commitRule';
import { useSession } from '@/state/session/session';
import { showError } from '@/state/client/showError';
import { useDeviceProof } from '@/state/session/deviceProof';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Field } from '@/ui/FormItem';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { TextButton } from '@/ui/TextButton';
import { accountText } from '@/ui/PayeeRow';
import type { FrameScreen } from '@/ui/ActionScreen';
import { CardGate, type CardView } from './CardFrame';
import { countryName } from './cardTexts';
import { CardPrice } from './CardPrice';
import { CardPriceMoved } from './CardPriceMoved';
import { useCardOrder } from './useCardOrder';
import { useCardQuote } from './useCardQuote';

export function PayByCard({ shareCode }: { shareCode: string }) {
  const t = useT();
  return (
    <CardGate id="pay-by-card" title={t('requestCard.card.title')} by="share" about={shareCode}>
      {(view, screen) =>
        view.card.role === 'payer' ? (
          <Request view={view} screen={screen} />
        ) : (
          <Own card={view.card} screen={screen} />
        )
      }
    </CardGate>
  );
}

function Own({ card, screen }: { card: PayeeCard; screen: FrameScreen }) {
  const t = useT();
  return (
    <Screen
      {...screen}
      footer={
        <ActionBar
          main={{
            id: 'card-own',
            label: t('requestCard.card.toList'),
            onPress: () => navigate('collectionCardDetail', { cardId: card.cardId }, { replace: true }),
          }}
        />
      }
    >
      <Asked card={card} />
    </Screen>
  );
}

function Asked({ card }: { card: PayeeCard }) {
  const t = useT();
  return (
    <Card title={t('requestCard.pay.asks', { name: card.name })}>
      {card.amount ? (
        <Money amount={card.amount} currency={card.currency} size="hero" flag={card.country} />
      ) : null}
      <DetailRow label={t('requestCard.card.country')} value={countryName(card.country)} />
      {card.payeeLabel ? (
        <DetailRow label={t('requestCard.card.account')} value={accountText(card.payeeLabel)} />
      ) : null}
      {card.remark ? <DetailRow label={t('requestCard.card.remark')} value={card.remark} /> : null}
    </Card>
  );
}

interface RequestProps {
  view: CardView;
  screen: FrameScreen;
}

function Request({ view, screen }: RequestProps) {
  const t = useT();
  const { payer } = useSession();
  if (payer?.kycStatus === 'Pass') return <PayForm view={view} screen={screen} home={payer.countryCode} />;
  return (
    <RequestScreen
      view={view}
      screen={screen}
      main={
        payer
          ? { id: 'card-kyc', label: t('requestCard.pay.kycGo'), onPress: () => openKyc(payer) }
          : undefined
      }
    >
      {payer ? <Notice tone="info">{t('requestCard.pay.kyc')}</Notice> : <Skeleton shape="detail" />}
    </RequestScreen>
  );
}

function RequestScreen({
  view,
  screen,
  main,
  children,
}: RequestProps & { main: ComponentProps<typeof ActionBar>['main']; children: ReactNode }) {
  const t = useT();
  return (
    <Screen
      {...screen}
      footer={<ActionBar help={{ onPress: () => contactService('payByCard') }} main={main} />}
    >
      <Notice tone="warn">{t('requestCard.pay.check')}</Notice>
      <Asked card={view.card} />
      {children}
      <TextButton
        id="card-report"
        tone="danger"
        label={t('requestCard.pay.report')}
        onPress={() => navigate('collectionReport', { popInfoId: view.popInfoId })}
      />
    </Screen>
  );
}

function PayForm({ view, screen, home }: RequestProps & { home: string }) {
  const t = useT();
  const { card } = view;
  const currency = knownMarket(home).currency;
  const price = useCardQuote(card, home, currency);
  const purposes = useEnumOptions({ type: 'purpose', targetCountry: card.country });
  const relations = useEnumOptions({ type: 'relationship', targetCountry: card.country });
  const needed = (chosen: string) => (chosen ? undefined : t('requestCard.pay.needed'));
  const { values, field, check } = useFields({
    initial: { purpose: '', relation: '' },
    rules: { purpose: needed, relation: needed },
  });
  const order = useCardOrder(card.shareCode ?? '');
  // Orders sent from here are not resumed.
  const resumed = useRef(!order.pending);
  const [refusedAt, setRefusedAt] = useState<Quote | null>(null);
  const { quote } = price;

  const askDeviceProof = useDeviceProof(() => submit());
  async function submit(): Promise<void> {
    if (!order.pending && (!check('purpose', 'relation') || !quote)) return;
    const outcome =
      order.pending || !quote
        ? await order.resume()
        : await order.create({ card, quote, ...values, sourceToTarget: !card.amount });
    if (outcome?.kind === 'committed') {
      await navigate('collectionWaitOrderPay', { seqNo: outcome.answer.seqNo }, { replace: true });
      order.finish();
    }
    if (outcome?.kind !== 'refused') return;
    const before = errorDataOf(outcome.error, errorCodes.PaymentLinkExists, orderedBeforeData);
    if (before) return navigate('collectionWaitOrderPay', before, { replace: true });
    if (askDeviceProof(outcome.error)) return;
    if (!isPriceChanged(outcome.error)) return showError(outcome.error);
    setRefusedAt(quote);
    price.renew();
  }
  // App or network ended before the answer: ask again for that order.
  useEffect(() => {
    if (!order.pending || resumed.current) return;
    resumed.current = true;
    void submit();
  });
  return (
    <RequestScreen
      view={view}
      screen={screen}
      main={{
        id: 'card-pay',
        label: t('requestCard.pay.submit'),
        onPress: submit,
        busy: order.state === 'sending' || order.state === 'waiting',
        disabled: !quote && !order.pending,
      }}
    >
      {order.state === 'waiting' ? (
        <Notice
          tone="warn"
          action={{ id: 'card-stop', label: t('requestCard.pay.stop'), onPress: order.stop }}
        >
          {t('requestCard.pay.waiting')}
        </Notice>
      ) : null}
      {order.state === 'stopped' ? (
        <Notice
          tone="warn"
          action={{ id: 'card-resume', label: t('requestCard.pay.resume'), onPress: submit }}
        >
          {t('requestCard.pay.stopped')}
        </Notice>
      ) : null}
      {refusedAt && quote ? <CardPriceMoved seen={refusedAt} quote={quote} /> : null}
      <CardPrice card={card} price={price} home={home} currency={currency} />
      <Card>
        <Field
          as={ServerSelect}
          id="card-purpose"
          label={t('requestCard.pay.purpose')}
          {...field('purpose')}
          list={purposes}
        />
        <Field
          as={ServerSelect}
          id="card-relation"
          label={t('requestCard.pay.relation')}
          {...field('relation')}
          list={relations}
        />
      </Card>
    </RequestScreen>
  );
}
