import { payeeShareAgree } from '@/contracts/calls/payee/share';
import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { TickField, useTick } from '@/ui/TickField';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { submitStep } from './submitStep';
import { ShareGate } from './ShareFrame';

export function ShareProtocol() {
  const t = useT();
  const { params } = useRoute('protocolAuthorization');
  return (
    <ShareGate id="share-protocol" title={t('share.protocol.title')} params={params} step="protocol">
      {(_share, screen) => <Terms screen={screen} />}
    </ShareGate>
  );
}

function Terms({ screen }: { screen: FrameScreen }) {
  const t = useT();
  const tick = useTick();
  const { mutateAsync: agree } = useCallMutation(payeeShareAgree);
  return (
    <ActionScreen
      screen={screen}
      service="payeeShare"
      main={{
        id: 'share-agree-next',
        label: t('share.protocol.next'),
        onPress: () => tick.before(() => submitStep(() => agree({ agreed: true }))),
      }}
    >
      <Card title={t('share.protocol.uses')}>
        <ListRow icon="shield" title={t('share.protocol.use1')} />
        <ListRow icon="lock" title={t('share.protocol.use2')} />
        <ListRow icon="eye" title={t('share.protocol.use3')} />
      </Card>
      <TickField
        id="share-agree"
        label={t('share.protocol.agree')}
        tick={tick}
        needed={t('share.protocol.needed')}
      />
    </ActionScreen>
  );
}
