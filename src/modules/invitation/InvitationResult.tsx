import { Text, View } from '@tarojs/components';
import { inviteRecords, inviteCount } from '@/contracts/calls/invitation';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { formatDate, useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { StatusTag } from '@/ui/StatusTag';
import { moneyText } from './amounts';
import './invitation.scss';
import { InviteSource } from './InviteSource';
import './texts';

type Records = AnswerOf<typeof inviteRecords>;

export function InvitationResult() {
  const t = useT();
  const { params } = useRoute('invitationResult');
  const source = params.source === true;
  const records = useCall(inviteRecords, {}, { staleMs: 0, lasting: 'own', renewOnReturn: true });
  return (
    <Screen
      id="invitation-result"
      title={t(source ? 'coupon.invitation.sourceForm.title' : 'coupon.invitation.result.title')}
      onBack={goBack}
    >
      <QueryState query={records} shape="list">
        {(found) => (source ? <InviteSource records={found} /> : <Results records={found} />)}
      </QueryState>
    </Screen>
  );
}

function Results({ records: { friends, reward } }: { records: Records }) {
  const t = useT();
  if (friends.length === 0)
    return (
      <EmptyState
        icon="gift"
        title={t('coupon.invitation.result.empty')}
        note={t('coupon.invitation.result.emptyHint')}
        action={{
          id: 'invitation-result-invite',
          label: t('coupon.invitation.result.invite'),
          onPress: () => navigate('invitation', {}),
        }}
      />
    );
  return (
    <>
      <Card>
        <Figures />
      </Card>
      <Card title={t('coupon.invitation.result.friends')}>
        {friends.map(({ name, joinedAt, rewardedAt }, at) => (
          <ListRow
            key={`${joinedAt}-${at}`}
            left={<Avatar name={name} />}
            title={name}
            note={t('coupon.invitation.result.since', { date: formatDate(joinedAt) })}
            below={
              rewardedAt ? (
                <StatusTag
                  tone="green"
                  label={t('coupon.invitation.result.done', {
                    amount: moneyText(reward.amount, reward.currencyCode),
                    date: formatDate(rewardedAt),
                  })}
                />
              ) : (
                <StatusTag tone="amber" label={t('coupon.invitation.result.waiting')} />
              )
            }
          />
        ))}
      </Card>
      <Card>
        <ListRow
          id="invitation-result-coupons"
          icon="coupon"
          title={t('coupon.invitation.result.coupons')}
          onPress={() => navigate('myCoupon', {})}
        />
      </Card>
    </>
  );
}

function Figures() {
  const t = useT();
  const { payer } = useSession();
  const of = (type: 'registered' | 'rewarded') => (payer ? { type, userId: payer.userId } : null);
  const joined = useCall(inviteCount, of('registered'), { staleMs: 0 });
  const rewarded = useCall(inviteCount, of('rewarded'), { staleMs: 0 });
  const figures = [
    ['joined', joined.data && String(joined.data.count)],
    ['rewarded', rewarded.data && String(rewarded.data.count)],
    ['earned', rewarded.data && moneyText(rewarded.data.rewardAmount, rewarded.data.rewardCurrency)],
  ] as const;
  return (
    <View className="invitation-figures">
      {figures.map(([name, value]) => (
        <View key={name} className="invitation-figure">
          <Text id={`invitation-${name}`} className="invitation-figure__value">
            {value ?? '—'}
          </Text>
          <Text className="invitation-figure__label">{t(`coupon.invitation.result.${name}`)}</Text>
        </View>
      ))}
    </View>
  );
}
