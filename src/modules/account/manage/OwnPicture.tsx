import { View } from '@tarojs/components';
import { useState } from 'react';
import { userUpdate } from '@/contracts/calls/account/user';
import { commonUploadImage } from '@/contracts/calls/common/upload';
import { toAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { files } from '@/platform/files';
import { isCancelled } from '@/platform/types';
import { upload } from '@/state/client/client';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { setPayer, useSession } from '@/state/session/session';
import { newFileNumber } from '@/state/uploads/fileNumber';
import { Button } from '@/ui/Button';
import { OwnFace } from '../parts/OwnFace';
import './texts';
import './profile.scss';

const SIDE_PX = 240;

export function OwnPicture({ name }: { name: string }) {
  const t = useT();
  const { payer } = useSession();
  const [busy, setBusy] = useState(false);
  const { mutateAsync: update } = useCallMutation(userUpdate);
  if (!payer) return null;
  const { countryCode } = payer;
  const choose = async (): Promise<void> => {
    try {
      const [chosen] = await files.choose({ count: 1, types: ['image'], source: 'any' });
      if (!chosen) return;
      setBusy(true);
      const file = await files.compress(chosen, { width: SIDE_PX, quality: 0.8 });
      const fileNumber = await newFileNumber();
      const { ossFileKey } = await upload(
        commonUploadImage,
        { countryCode, scene: 'avatar', fileNumber },
        file,
      );
      const { payer: after } = await update({ avatar: `/image/v2/get/${ossFileKey}/${countryCode}` });
      setPayer(after);
      showToast({ messageKey: 'manage.profile.pictureSaved' });
    } catch (error) {
      if (!isCancelled(error)) showError(toAppError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <View className="profile__picture">
      <OwnFace payer={payer} name={name} />
      <Button
        id="profile-picture"
        kind="secondary"
        size="small"
        icon="camera"
        busy={busy}
        label={t('manage.profile.picture')}
        onPress={choose}
      />
    </View>
  );
}
