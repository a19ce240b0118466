import { useT } from '@/i18n';
import { goBack, switchTab, useRoute } from '@/state/navigation';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { useBrandName } from '@/state/market/merchant';

export function NotFound() {
  const t = useT();
  const brand = useBrandName();
  const { params } = useRoute('notFound');
  const early = params.reason === 'notBuilt';
  return (
    <Screen id="not-found" title={brand} onBack={() => goBack()}>
      <EmptyState
        title={t(early ? 'navigation.notBuiltTitle' : 'navigation.notFoundTitle')}
        note={t(early ? 'navigation.notBuiltNote' : 'navigation.notFoundNote')}
        action={{ id: 'not-found-home', label: t('navigation.toHome'), onPress: () => switchTab('remit') }}
      />
    </Screen>
  );
}
