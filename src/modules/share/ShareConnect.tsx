import type { PayeeShareView } from '@/contracts/entities/payeeShare';
import { formatDateTime, useT, useTKey } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { ShareGate } from './ShareFrame';
import { followShare } from './shareSteps';

export function ShareConnect() {
  const t = useT();
  const { params } = useRoute('payeeShareConnect');
  return (
    <ShareGate id="share-connect" title={t('share.connect.title')} params={params}>
      {(share, screen) =>
        share.step === 'done' ? (
          <Screen {...screen}>
            <Done share={share} />
          </Screen>
        ) : (
          <Invitation share={share} screen={screen} />
        )
      }
    </ShareGate>
  );
}

function Invitation({ share, screen }: { share: PayeeShareView; screen: FrameScreen }) {
  const t = useT();
  const tKey = useTKey();
  const name = share.senderName || t('share.connect.someone');
  return (
    <ActionScreen
      screen={screen}
      service="payeeShare"
      main={{
        id: 'share-start',
        label: share.step === 'protocol' ? t('share.connect.start') : t('share.connect.goOn'),
        onPress: () => followShare(share, false),
      }}
    >
      <Card title={t('share.connect.from', { name })}>
        {share.payeeName ? <DetailRow label={t('share.connect.to')} value={share.payeeName} /> : null}
        <DetailRow label={t('share.connect.country')} value={tKey(`countries.names.${share.country}`)} />
        <DetailRow label={t('share.connect.until')} value={formatDateTime(share.expiresAt)} />
      </Card>
      <Notice tone="info">
        {share.kind === 'details' ? t('share.connect.details') : t('share.connect.exchange')}
      </Notice>
    </ActionScreen>
  );
}

function Done({ share }: { share: PayeeShareView }) {
  const t = useT();
  const name = share.senderName || t('share.connect.someone');
  return (
    <EmptyState
      icon="check"
      title={t('share.connect.doneTitle')}
      note={
        share.kind === 'details'
          ? t('share.connect.doneDetails', { name, label: share.payeeLabel ?? '' })
          : t('share.connect.doneExchange')
      }
    />
  );
}
