import { Text } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n';
import { call } from '@/state/client';
import { useRoute } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { ListRow } from '@/ui/ListRow';
import { ActionScreen } from '../ActionScreen';
import type { FrameScreen } from '../frameScreen';
import { doStep } from './doStep';
import { ShareGate } from './ShareFrame';

/** /protocolAuthorization: what is done with the payee's details, and their word that it may be. */
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
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const next = (): Promise<void> | undefined => {
    setTried(true);
    return agreed ? doStep(() => call('payeeShare.agree', { agreed: true })) : undefined;
  };
  return (
    <ActionScreen
      screen={screen}
      service="payeeShare"
      main={{
        id: 'share-agree-next',
        label: t('share.protocol.next'),
        onPress: next,
      }}
    >
      <Card title={t('share.protocol.uses')}>
        <ListRow icon="shield" title={t('share.protocol.use1')} />
        <ListRow icon="lock" title={t('share.protocol.use2')} />
        <ListRow icon="eye" title={t('share.protocol.use3')} />
      </Card>
      <Checkbox
        id="share-agree"
        label={t('share.protocol.agree')}
        checked={agreed}
        invalid={tried && !agreed}
        onChange={setAgreed}
      />
      {tried && !agreed ? <Text className="ui-form-item__error">{t('share.protocol.needed')}</Text> : null}
    </ActionScreen>
  );
}
