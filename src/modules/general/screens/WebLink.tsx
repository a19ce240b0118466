import { isAllowedUrl } from '@/core/urlPolicy';
import { useT } from '@/i18n';
import { platform } from '@/platform';
import { goBack, useRoute } from '@/state/navigation';
import { ownHosts } from '@/state/market/ownHosts';
import { showToast } from '@/state/notices/notices';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { hasWebFrame, WebFrame } from '@/ui/WebFrame';
import '../texts';

/**
 * /webview: opens a link only when its host is on the variant's list. A mini-program shows it here, within the app; a
 * browser only when told to.
 */
export function WebLink() {
  const t = useT();
  const { params } = useRoute('webview');
  const allowed = isAllowedUrl(params.link, ownHosts());
  const open = (): Promise<void> =>
    platform.openWebView(params.link).catch(() => showToast({ messageKey: 'errors.unsupported' }));
  if (allowed && hasWebFrame) return <WebFrame src={params.link} />;
  return (
    <Screen title={params.title ?? t('general.webview.title')} onBack={goBack}>
      {allowed ? (
        <EmptyState
          icon="globe"
          title={params.title ?? t('general.webview.title')}
          note={t('general.webview.outside')}
          action={{ id: 'webview-open', label: t('general.webview.open'), onPress: open }}
        />
      ) : (
        <EmptyState
          icon="shield"
          title={t('general.webview.blocked')}
          action={{ id: 'webview-back', label: t('common.back'), onPress: goBack }}
        />
      )}
    </Screen>
  );
}
