import {
  messageBindSubscription,
  messageSubscribeApplet,
  messageSubscriptionSettings,
} from '@/contracts/calls/message/settings';
import { wechatUserInfo } from '@/contracts/calls/account/wechat';
import { useT } from '@/i18n';
import { platform } from '@/platform';
import { subscribing } from '@/platform/subscribe';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { fetchCall, useCall } from '@/state/queries/queries';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { TextButton } from '@/ui/TextButton';

const openId = async (): Promise<string> =>
  (await fetchCall(wechatUserInfo, { code: await platform.loginCode() })).openId;

/** The client needs a tap per message; refused ones are not asked about again. */
export function Subscriptions() {
  const t = useT();
  const settings = useCall(
    messageSubscriptionSettings,
    {},
    { enabled: subscribing.offered, staleMs: 0, renewOnReturn: true },
  );
  const { mutateAsync: subscribe } = useCallMutation(messageSubscribeApplet);
  const { mutateAsync: bind } = useCallMutation(messageBindSubscription);
  if (!subscribing.offered || !settings.data) return null;
  const allow = async (templateId: string): Promise<void> => {
    const outcome = await subscribing.ask(templateId);
    if (outcome !== 'allowed') return showToast({ messageKey: `general.messageSettings.sub.${outcome}` });
    try {
      await subscribe({ openId: await openId(), templateIds: [templateId] });
      showToast({ messageKey: 'general.messageSettings.sub.thanks' });
    } catch (thrown) {
      showError(thrown);
    }
  };
  const stop = async (): Promise<void> => {
    try {
      await bind({ openId: await openId(), bound: false });
      showToast({ messageKey: 'general.messageSettings.sub.stopped' });
    } catch (thrown) {
      showError(thrown);
    }
  };
  return (
    <Card title={t('general.messageSettings.sub.title')}>
      <ListRow title={t('general.messageSettings.sub.hint')} />
      {settings.data.list.map(({ templateId, title, remaining }) => (
        <ListRow
          key={templateId}
          title={title}
          note={
            remaining > 0
              ? t('general.messageSettings.sub.left', { count: remaining })
              : t('general.messageSettings.sub.none')
          }
          right={
            <Button
              id={`subscribe-${templateId}`}
              size="small"
              kind="secondary"
              label={t('general.messageSettings.sub.allow')}
              onPress={() => allow(templateId)}
            />
          }
        />
      ))}
      {settings.data.list.some(({ bound }) => bound) ? (
        <TextButton id="subscribe-stop" label={t('general.messageSettings.sub.stop')} onPress={stop} />
      ) : null}
    </Card>
  );
}
