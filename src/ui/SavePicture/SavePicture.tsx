import { useState } from 'react';
import { useT } from '@/i18n';
import { files } from '@/platform/files';
import { isCancelled, type LocalFile, PlatformError } from '@/platform/types';
import { showToast } from '@/state/notices/notices';
import { AllowAgain } from '../AllowAgain';
import { Button } from '../Button';
import type { IconName } from '../Icon/iconNames';

interface Props {
  id: string;
  label: string;
  icon?: IconName;
  picture: () => Promise<LocalFile>;
  shows: string;
  savedKey: string;
  notSavedKey: string;
  onSaved?: () => void;
}

/** Offers the client's settings after a refusal. */
export function SavePicture({ id, label, icon, picture, shows, savedKey, notSavedKey, onSaved }: Props) {
  const t = useT();
  const [denied, setDenied] = useState(false);
  const save = async (): Promise<void> => {
    setDenied(false);
    try {
      const made = await picture();
      try {
        await files.savePicture(made);
        showToast({ messageKey: savedKey });
      } catch (thrown) {
        if (!(thrown instanceof PlatformError) || thrown.kind !== 'unsupported') throw thrown;
        // In-app browsers save nothing; a long press does.
        await files.showPicture(made.path, { close: t('common.close'), picture: shows });
      }
      onSaved?.();
    } catch (thrown) {
      if (isCancelled(thrown)) return;
      setDenied(thrown instanceof PlatformError && thrown.kind === 'denied');
      showToast({ messageKey: notSavedKey });
    }
  };
  return (
    <>
      <Button id={id} kind="secondary" {...(icon ? { icon } : {})} label={label} onPress={save} />
      {denied ? <AllowAgain id={`${id}-allow`} /> : null}
    </>
  );
}
