import { userWhiteList } from '@/contracts/calls/account/status';
import type { Payer } from '@/contracts/entities/payer';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { useTried } from '@/ui/field/wrong';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import './recharge.scss';
import './texts';
import { TopUpForm } from './TopUpForm';
import { accountText } from './topUpTexts';
import { useTopUpChoice } from './useTopUpChoice';
import { useTopUpOrder } from './useTopUpOrder';

export function ChooseTopUp() {
  const t = useT();
  const { payer } = useSession();
  const title = t('recharge.titles.selectMembersWhoRecharge');
  if (payer) return <Choose payer={payer} title={title} />;
  return (
    <Screen title={title} onBack={goBack}>
      <Skeleton shape="form" />
    </Screen>
  );
}

function Choose({ payer, title }: { payer: Payer; title: string }) {
  const t = useT();
  // Shown before the choice; without an answer the server refuses later.
  const allowed = useCall(userWhiteList, { features: ['smallRecharge'] });
  const closed = allowed.data?.list.some((row) => row.feature === 'smallRecharge' && !row.allowed);
  const choice = useTopUpChoice(payer.countryCode);
  const { brand, member, item, query } = choice;
  const { send, busy, waiting, stop, unsure } = useTopUpOrder();
  const [tried, markTried] = useTried();

  const submit = async (): Promise<void> => {
    markTried();
    if (!member || !item) return;
    const { account, areaCode } = member;
    await send({ itemId: item.itemId, account, areaCode });
  };

  const offered = query.data !== undefined && !closed && brand !== undefined;
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
                  label: t('recharge.choose.check'),
                  onPress: () => send(unsure),
                }
              : offered
                ? {
                    id: 'top-up-order',
                    label: item
                      ? t('recharge.choose.submitFor', { amount: formatMoneyWithCode(item.price) })
                      : t('recharge.choose.submit'),
                    busy,
                    onPress: submit,
                  }
                : undefined
          }
        />
      }
    >
      {unsure ? (
        <Notice tone="warn">{t('recharge.choose.pending', { account: accountText(unsure) })}</Notice>
      ) : null}
      {waiting ? (
        <Notice tone="info" action={{ id: 'top-up-stop', label: t('recharge.choose.stop'), onPress: stop }}>
          {t('recharge.choose.waiting')}
        </Notice>
      ) : null}
      {closed ? (
        <EmptyState icon="phone" title={t('recharge.choose.closed')} note={t('recharge.choose.closedNote')} />
      ) : (
        <QueryState query={query} shape="form">
          {() =>
            !brand ? (
              <EmptyState
                icon="phone"
                title={t('recharge.choose.nothing')}
                note={t('recharge.choose.nothingNote')}
              />
            ) : unsure ? null : (
              <TopUpForm choice={choice} payer={payer} tried={tried} />
            )
          }
        </QueryState>
      )}
      <TopUpRows />
    </Screen>
  );
}

function TopUpRows() {
  const t = useT();
  return (
    <Card>
      <ListRow
        id="top-up-records"
        icon="clock"
        title={t('recharge.choose.records')}
        onPress={() => navigate('rechargeRecord', {})}
      />
      <ListRow
        id="top-up-how"
        icon="help"
        title={t('recharge.choose.howTo')}
        onPress={() => navigate('redemptionTutorial', {})}
      />
    </Card>
  );
}
