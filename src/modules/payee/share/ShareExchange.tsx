import { Text } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n';
import { call } from '@/state/client';
import { useRoute } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { ActionScreen } from '../ActionScreen';
import { doStep } from './doStep';
import { ShareGate } from './ShareFrame';

/** The payee's consent that what they receive is exchanged into their currency. */
export function ShareExchange() {
  const t = useT();
  const { params } = useRoute('payeeShareExchange');
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const submit = (): Promise<void> | undefined => {
    setTried(true);
    return agreed ? doStep(() => call('payeeShare.exchangeAuthConfirm', { agreed: true })) : undefined;
  };
  return (
    <ShareGate id="share-exchange" title={t('share.exchange.title')} params={params} step="exchange">
      {(_share, screen) => (
        <ActionScreen
          screen={screen}
          service="payeeShare"
          main={{
            id: 'share-exchange-submit',
            label: t('share.exchange.submit'),
            onPress: submit,
          }}
        >
          <Card>
            <Text>{t('share.exchange.text')}</Text>
          </Card>
          <Checkbox
            id="share-exchange-agree"
            label={t('share.exchange.agree')}
            checked={agreed}
            invalid={tried && !agreed}
            onChange={setAgreed}
          />
          {tried && !agreed ? (
            <Text className="ui-form-item__error">{t('share.protocol.needed')}</Text>
          ) : null}
        </ActionScreen>
      )}
    </ShareGate>
  );
}
