import { messageSettings, messageSettingsSave } from '@/contracts/calls/message/settings';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { Subscriptions } from '../Subscriptions';
import '../texts';

const channels = ['mail', 'push'] as const;

export function MessageSettings() {
  const t = useT();
  const settings = useCall(messageSettings, {}, { staleMs: 0, renewOnReturn: true });
  const { mutateAsync: save, isPending } = useCallMutation(messageSettingsSave);
  const change = async (wanted: ParamsOf<typeof messageSettingsSave>): Promise<void> => {
    try {
      await save(wanted);
    } catch {
      showToast({ messageKey: 'general.messageSettings.failed' });
    }
  };
  return (
    <Screen id="message-settings" title={t('general.messageSettings.title')} onBack={goBack}>
      <Notice tone="info">{t('general.messageSettings.inApp')}</Notice>
      <QueryState query={settings} shape="list">
        {({ hasMail, list }) => (
          <>
            {hasMail ? null : (
              <Notice
                tone="warn"
                action={{
                  id: 'settings-add-mail',
                  label: t('general.messageSettings.addMail'),
                  onPress: () => navigate('bindEmail', {}),
                }}
              >
                {t('general.messageSettings.noMail')}
              </Notice>
            )}
            {list.map(({ topic, ...on }) => (
              <Card key={topic} title={t(`general.messageSettings.topics.${topic}`)}>
                {channels.map((channel) => (
                  <Checkbox
                    key={channel}
                    id={`setting-${topic}-${channel}`}
                    label={t(`general.messageSettings.${channel}`)}
                    checked={on[channel]}
                    disabled={isPending || (channel === 'mail' && !hasMail)}
                    onChange={(enabled) => void change({ topic, channel, enabled })}
                  />
                ))}
              </Card>
            ))}
          </>
        )}
      </QueryState>
      <Subscriptions />
    </Screen>
  );
}
