import { useT } from '@/i18n';
import { platform } from '@/platform';
import { TextButton } from '../TextButton';

/** Nothing where the client has no settings page. */
export function AllowAgain({ id }: { id: string }) {
  const t = useT();
  const { openSettings } = platform;
  if (!openSettings) return null;
  const open = () => openSettings().catch(() => undefined);
  return <TextButton id={id} label={t('common.openSettings')} onPress={open} />;
}
