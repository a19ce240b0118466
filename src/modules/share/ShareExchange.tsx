import { Text } from '@tarojs/components';
import { payeeShareExchangeAuthConfirm } from '@/contracts/calls/payee/share';
import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { Card } from '@/ui/Card';
import { TickField, useTick } from '@/ui/TickField';
import { ActionScreen } from '@/ui/ActionScreen';
import { submitStep } from './submitStep';
import { ShareGate } from './ShareFrame';

export function ShareExchange() {
  const t = useT();
  const { params } = useRoute('payeeShareExchange');
  const tick = useTick();
  const { mutateAsync: consent } = useCallMutation(payeeShareExchangeAuthConfirm);
  return (
    <ShareGate id="share-exchange" title={t('share.exchange.title')} params={params} step="exchange">
      {(_share, screen) => (
        <ActionScreen
          screen={screen}
          service="payeeShare"
          main={{
            id: 'share-exchange-submit',
            label: t('share.exchange.submit'),
            onPress: () => tick.before(() => submitStep(() => consent({ agreed: true }))),
          }}
        >
          <Card>
            <Text>{t('share.exchange.text')}</Text>
          </Card>
          <TickField
            id="share-exchange-agree"
            label={t('share.exchange.agree')}
            tick={tick}
            needed={t('share.protocol.needed')}
          />
        </ActionScreen>
      )}
    </ShareGate>
  );
}
