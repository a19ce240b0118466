import { useT } from '@/i18n';
import { goBack, switchTab, useRoute } from '@/state/navigation';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { variant } from '@/variants';

export function NotFound() {
  const t = useT();
  const { params } = useRoute('notFound');
  const early = params.reason === 'notBuilt';
  return (
    <Screen id="not-found" title={variant.brandName} onBack={() => goBack()}>
      <EmptyState
        title={t(early ? 'navigation.notBuiltTitle' : 'navigation.notFoundTitle')}
        note={t(early ? 'navigation.notBuiltNote' : 'navigation.notFoundNote')}
        action={{ id: 'not-found-home', label: t('navigation.toHome'), onPress: () => switchTab('remit') }}
      />
    </Screen>
  );
}
