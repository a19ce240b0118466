import { View } from '@tarojs/components';
import { useState } from 'react';
import {
  rechargeDetail,
  rechargeItems,
  rechargeList,
  rechargeMembers,
  rechargeOrders,
} from '@/contracts/calls/services/recharge';
import { userWhiteList } from '@/contracts/calls/userCentre';
import type { Payer } from '@/contracts/entities/payer';
import { formatMoneyWithCode } from '@/domain/currencies';
import { marketRow } from '@/domain/markets';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { refreshCalls, useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { useTried } from '@/ui/field/wrong';
import { Field } from '@/ui/FormItem';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { Members } from './Members';
import './recharge.scss';
import './texts';
import { accountText, goodsText } from './topUpTexts';
import { useTopUpOrder } from './useTopUpOrder';

export function ChooseTopUp() {
  const t = useT();
  const { payer } = useSession();
  const title = t('collection.titles.selectMembersWhoRecharge');
  if (payer) return <Choose payer={payer} title={title} />;
  return (
    <Screen title={title} onBack={goBack}>
      <Skeleton shape="form" />
    </Screen>
  );
}

interface Choice {
  brand?: string | undefined;
  memberId?: string;
  itemId?: string;
}

function Choose({ payer, title }: { payer: Payer; title: string }) {
  const t = useT();
  const { params } = useRoute('selectMembersWhoRecharge');
  const sourceCountry = payer.countryCode;
  const before = useCall(rechargeDetail, params.seqNo === undefined ? null : { seqNo: params.seqNo }).data
    ?.order;
  // Shown before the choice; without an answer the server refuses later.
  const allowed = useCall(userWhiteList, { features: ['smallRecharge'] });
  const closed = allowed.data?.list.some((row) => row.feature === 'smallRecharge' && !row.allowed);
  const brands = useCall(rechargeList, { sourceCountry });
  const [choice, setChoice] = useState<Choice>({});
  const [tried, markTried] = useTried();
  const [made, setMade] = useState(false);
  const choose = (change: Choice): void => setChoice((now) => ({ ...now, ...change }));

  const sold = brands.data?.list ?? [];
  const brand =
    sold.find((row) => row.brand === (choice.brand ?? before?.brand)) ??
    sold.find(({ soldOut }) => !soldOut) ??
    sold[0];
  const items = useCall(rechargeItems, brand ? { sourceCountry, brand: brand.brand } : null);
  const people = useCall(rechargeMembers, {}, { staleMs: 0 });
  const members = (people.data?.list ?? []).filter(({ accountKind }) => accountKind === brand?.accountKind);
  const member =
    members.find(({ memberId }) => memberId === choice.memberId) ??
    members.find(({ account, areaCode }) => account === before?.account && areaCode === before.areaCode) ??
    members[0];
  const item = items.data?.list.find(
    ({ itemId, soldOut }) => itemId === (choice.itemId ?? before?.itemId) && !soldOut,
  );
  const order = useTopUpOrder();

  const send = async (wanted: Parameters<typeof order.commit>[0]): Promise<void> => {
    const outcome = await order.commit(wanted);
    if (outcome.kind === 'committed') {
      setMade(true);
      refreshCalls(rechargeOrders, rechargeItems);
      await navigate('immediatePayment', { seqNo: outcome.answer.order.seqNo }, { replace: true });
      order.finish();
    } else if (outcome.kind === 'refused') {
      refreshCalls(rechargeItems, rechargeList);
      showError(outcome.error);
    } else if (outcome.kind === 'unsure') showError(outcome.error);
  };
  const submit = async (): Promise<void> => {
    markTried();
    if (!member || !item) return;
    const { account, areaCode } = member;
    await send({ itemId: item.itemId, account, areaCode });
  };

  const { pending, state } = order;
  // An order that may have been made locks the form: only it can be requested.
  const unsure = pending !== undefined && !made && state !== 'sending' && state !== 'waiting';
  const failure = brands.isError && !brands.data ? brands : people.isError && !people.data ? people : null;
  const ready = brands.data !== undefined && people.data !== undefined;
  const offered = ready && !closed && brand !== undefined;
  return (
    <Screen
      id="choose-top-up"
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('recharge') }}
          main={
            unsure
              ? {
                  id: 'top-up-check',
                  label: t('collection.recharge.choose.check'),
                  onPress: () => send(pending),
                }
              : offered
                ? {
                    id: 'top-up-order',
                    label: item
                      ? t('collection.recharge.choose.submitFor', { amount: formatMoneyWithCode(item.price) })
                      : t('collection.recharge.choose.submit'),
                    busy: state === 'sending' || state === 'waiting',
                    onPress: submit,
                  }
                : undefined
          }
        />
      }
    >
      {unsure ? (
        <Notice tone="warn">
          {t('collection.recharge.choose.pending', { account: accountText(pending) })}
        </Notice>
      ) : null}
      {state === 'waiting' ? (
        <Notice
          tone="info"
          action={{ id: 'top-up-stop', label: t('collection.recharge.choose.stop'), onPress: order.stop }}
        >
          {t('collection.recharge.choose.waiting')}
        </Notice>
      ) : null}
      {closed ? (
        <EmptyState
          icon="phone"
          title={t('collection.recharge.choose.closed')}
          note={t('collection.recharge.choose.closedNote')}
        />
      ) : failure ? (
        <ErrorState error={failure.error} onRetry={failure.refetch} />
      ) : !ready ? (
        <Skeleton shape="form" />
      ) : !brand ? (
        <EmptyState
          icon="phone"
          title={t('collection.recharge.choose.nothing')}
          note={t('collection.recharge.choose.nothingNote')}
        />
      ) : unsure ? null : (
        <>
          <Field
            as={RadioGroup}
            id="top-up-brand"
            label={t('collection.recharge.choose.brand')}
            cards
            options={sold.map((row, at) => ({
              value: String(at),
              label: row.brand,
              disabled: row.soldOut,
              note: row.soldOut
                ? t('collection.recharge.choose.soldOut')
                : t('collection.recharge.choose.from', {
                    title: row.title,
                    amount: formatMoneyWithCode(row.from),
                  }),
            }))}
            value={String(sold.indexOf(brand))}
            onChange={(at) => choose({ brand: sold[Number(at)]?.brand })}
          />
          <Members
            members={members}
            chosen={member}
            onChoose={(memberId) => choose({ memberId })}
            kind={brand.accountKind}
            brand={brand.brand}
            areaCode={payer.areaCode ?? marketRow(sourceCountry)?.areaCode ?? ''}
            error={tried && !member ? t('collection.recharge.choose.needMember') : undefined}
          />
          {items.isError && !items.data ? (
            <ErrorState error={items.error} onRetry={items.refetch} />
          ) : !items.data ? (
            <Skeleton shape="list" />
          ) : (
            <View className="top-up-items">
              <Field
                as={RadioGroup}
                id="top-up-item"
                label={t('collection.recharge.choose.item')}
                cards
                error={tried && !item ? t('collection.recharge.choose.needItem') : undefined}
                options={items.data.list.map((row) => ({
                  value: row.itemId,
                  label: formatMoneyWithCode(row.price),
                  disabled: row.soldOut,
                  note: [
                    goodsText(t, row),
                    row.soldOut
                      ? t('collection.recharge.choose.soldOut')
                      : row.originalPrice.amount === row.price.amount
                        ? undefined
                        : t('collection.recharge.choose.was', {
                            amount: formatMoneyWithCode(row.originalPrice),
                          }),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                }))}
                value={item?.itemId ?? ''}
                onChange={(itemId) => choose({ itemId })}
              />
            </View>
          )}
          <Notice tone="info">{t('collection.recharge.choose.hint')}</Notice>
        </>
      )}
      <Card>
        <ListRow
          id="top-up-records"
          icon="clock"
          title={t('collection.recharge.choose.records')}
          onPress={() => navigate('rechargeRecord', {})}
        />
        <ListRow
          id="top-up-how"
          icon="help"
          title={t('collection.recharge.choose.howTo')}
          onPress={() => navigate('redemptionTutorial', {})}
        />
      </Card>
    </Screen>
  );
}
