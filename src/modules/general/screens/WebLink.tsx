import { isAllowedUrl } from '@/core/urlPolicy';
import { useT } from '@/i18n';
import { platform } from '@/platform';
import { withQuery } from '@/platform/shared/query';
import { goBack, useRoute } from '@/state/navigation';
import { ownHosts } from '@/state/market/ownHosts';
import { showToast } from '@/state/notices/notices';
import { isSignedIn, sessionStore } from '@/state/session/session';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { hasWebFrame, WebFrame } from '@/ui/WebFrame';
import '../texts';

/** The link with the session's token in its query, before its fragment. */
function withToken(link: string, key = 'token'): string {
  const [page = '', ...fragment] = link.split('#');
  return [withQuery(page, { [key]: sessionStore.getState().token }), ...fragment].join('#');
}

/**
 * /webview: opens a link only when its host is on the variant's list. A mini-program shows it here, within the app; a
 * browser only when told to.
 */
export function WebLink() {
  const t = useT();
  const { params } = useRoute('webview');
  const allowed = isAllowedUrl(params.link, ownHosts());
  // Added when the page is opened alone, so that no address of the app ever holds it.
  const address = (): string =>
    params.needToken && isSignedIn() ? withToken(params.link, params.tokenKey) : params.link;
  const open = (): Promise<void> =>
    platform.openWebView(address()).catch(() => showToast({ messageKey: 'errors.unsupported' }));
  if (allowed && hasWebFrame) return <WebFrame src={address()} />;
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
