import { Text, View } from '@tarojs/components';
import { inviteRecords, inviteShareRecord } from '@/contracts/calls/invitation';
import { shortLink } from '@/core/shortLink';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { contactService } from '@/state/market/support';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { useShareLink } from '@/state/share/shareLink';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { ListRow } from '@/ui/ListRow';
import { NumberedSteps } from '@/ui/NumberedSteps';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { ShareButton } from '@/ui/ShareButton';
import { variant } from '@/variants';
import { friendAmount, moneyText } from './amounts';
import './invitation.scss';
import { Poster } from './Poster';
import './texts';

export function Invitation() {
  const t = useT();
  const records = useCall(inviteRecords, {}, { staleMs: 0, renewOnReturn: true });
  return (
    <QueryScreen
      screen={{ id: 'invitation', title: t('coupon.invitation.title'), onBack: goBack }}
      query={records}
    >
      {(found) => <Invite records={found} />}
    </QueryScreen>
  );
}

const steps = ['one', 'two', 'three'] as const;

function Invite({ records }: { records: AnswerOf<typeof inviteRecords> }) {
  const t = useT();
  const { payer } = useSession();
  const { inviteCode, link, reward, friends } = records;
  const own = moneyText(reward.amount, reward.currencyCode);
  const least = moneyText(reward.minAmount, reward.currencyCode);
  const theirs = friendAmount(payer?.countryCode ?? '');
  const { mutate: count } = useCallMutation(inviteShareRecord);
  const shared = (): void => count({ shareCode: inviteCode, action: 'shared', page: '/invitation' });
  const { ready, send } = useShareLink({
    title: t('coupon.invitation.shareTitle', { brand: variant.brandName, amount: theirs }),
    content: t('coupon.invitation.shareText', { code: inviteCode }),
    url: link,
    route: 'shareLandingPage',
    params: { shareCode: inviteCode, ...(payer ? { countryCode: payer.countryCode } : {}) },
    menuKey: 'coupon.invitation.menu',
  });
  return (
    <Screen
      id="invitation"
      title={t('coupon.invitation.title')}
      onBack={goBack}
      footer={
        <ActionBar help={{ onPress: () => contactService('invitation') }}>
          <ShareButton
            id="invitation-share"
            label={t('coupon.invitation.share')}
            disabled={!ready}
            onPress={() => {
              shared();
              return send();
            }}
          />
        </ActionBar>
      }
    >
      <Card tone="tint">
        <View className="invitation-head">
          <Text className="invitation-head__title">{t('coupon.invitation.head', { amount: own })}</Text>
          <Text className="invitation-head__text">
            {t('coupon.invitation.headNote', { amount: own, least })}
          </Text>
          <Text className="invitation-head__text">
            {t('coupon.invitation.friendGets', { amount: theirs })}
          </Text>
        </View>
      </Card>
      <Card>
        <CopyRow id="invitation-code" label={t('coupon.invitation.code')} value={inviteCode} />
        <CopyRow
          id="invitation-link"
          label={t('coupon.invitation.link')}
          value={link}
          shown={shortLink(link)}
        />
      </Card>
      <Card>
        <ListRow
          id="invitation-results"
          icon="gift"
          title={t('coupon.invitation.results')}
          note={
            friends.length > 0
              ? t('coupon.invitation.resultsNote', { count: friends.length })
              : t('coupon.invitation.resultsNone')
          }
          onPress={() => navigate('invitationResult', {})}
        />
        <ListRow
          id="invitation-source"
          icon="person"
          title={t('coupon.invitation.source')}
          value={records.invitedBy}
          onPress={() => navigate('invitationResult', { source: true })}
        />
      </Card>
      <Card title={t('coupon.invitation.steps.title')}>
        <NumberedSteps
          label={t('coupon.invitation.steps.title')}
          steps={steps.map((step) => t(`coupon.invitation.steps.${step}`))}
        />
      </Card>
      <Card title={t('coupon.invitation.poster.title')}>
        <Poster link={link} code={inviteCode} amount={theirs} onSaved={shared} />
      </Card>
    </Screen>
  );
}
