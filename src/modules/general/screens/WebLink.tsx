import { useEffect, useState } from 'react';
import { isAppError } from '@/core/appError';
import { isAllowedUrl } from '@/core/urlPolicy';
import { useT } from '@/i18n';
import { platform } from '@/platform';
import { goBack, useRoute } from '@/state/navigation';
import { ownHosts } from '@/state/market/ownHosts';
import { showToast } from '@/state/notices/notices';
import { pageAddress, wantsTicket } from '@/state/session/pageAddress';
import { EmptyState } from '@/ui/EmptyState';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { hasWebFrame, WebFrame } from '@/ui/WebFrame';
import '../texts';

/** Only the variant's hosts open; in browsers after a tap. */
export function WebLink() {
  const t = useT();
  const { params } = useRoute('webview');
  const allowed = isAllowedUrl(params.link, ownHosts());
  if (allowed && hasWebFrame) return <Framed />;
  const open = async (): Promise<void> => {
    try {
      await platform.openWebView(await pageAddress(params));
    } catch (error) {
      showToast({ messageKey: isAppError(error) ? 'general.webview.failed' : 'errors.unsupported' });
    }
  };
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

function Framed() {
  const t = useT();
  const { params } = useRoute('webview');
  const [src, setSrc] = useState(wantsTicket(params) ? '' : params.link);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (src === '') pageAddress(params).then(setSrc, setError);
  }, [src, params, tries]);
  const retry = (): void => {
    setError(null);
    setTries(tries + 1);
  };
  return (
    <QueryScreen
      screen={{ title: params.title ?? t('general.webview.title'), onBack: goBack }}
      query={{ data: src === '' ? undefined : src, error, refetch: retry }}
    >
      {(address) => <WebFrame src={address} />}
    </QueryScreen>
  );
}
