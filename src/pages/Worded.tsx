import type { PropsWithChildren } from 'react';
import { fallbackLanguage, languages, renewTexts, setLanguage, useT, useTextsState } from '@/i18n';
import { goBack } from '@/state/navigation';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { TextButton } from '@/ui/TextButton';
import { useFirstSightEnd } from './firstSight';

export function Worded({ children }: PropsWithChildren) {
  const state = useTextsState();
  useFirstSightEnd(state !== 'waiting');
  if (state === 'ready') return children;
  return <Screen onBack={goBack}>{state === 'waiting' ? <Skeleton shape="list" /> : <NoTexts />}</Screen>;
}

function NoTexts() {
  const t = useT();
  return (
    <>
      <EmptyState
        icon="warning"
        title={t('navigation.noTextsTitle')}
        note={t('navigation.noTextsNote')}
        action={{ id: 'no-texts-retry', label: t('common.retry'), onPress: renewTexts }}
      />
      <TextButton
        id="no-texts-fallback"
        label={languages[fallbackLanguage].ownName}
        onPress={() => setLanguage(fallbackLanguage)}
      />
    </>
  );
}
