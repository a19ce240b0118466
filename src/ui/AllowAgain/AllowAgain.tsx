import { useT } from '@/i18n';
import { platform } from '@/platform';
import { TextButton } from '../TextButton';

/** Beside what a refused permission keeps from the user: the way to allow it after all, where the client has one. */
export function AllowAgain({ id }: { id: string }) {
  const t = useT();
  const { openSettings } = platform;
  if (!openSettings) return null;
  // Whoever refuses once more knows it.
  const open = () => openSettings().catch(() => undefined);
  return <TextButton id={id} label={t('common.openSettings')} onPress={open} />;
}
