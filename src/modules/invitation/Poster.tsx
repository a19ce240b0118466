import { Text, View } from '@tarojs/components';
import { useEffect } from 'react';
import { useT } from '@/i18n';
import { files } from '@/platform/files';
import { isCancelled, PlatformError, type CanvasSurface } from '@/platform/types';
import { showToast } from '@/state/notices/notices';
import { a11y } from '@/ui/aria/a11y';
import { Button } from '@/ui/Button';
import { DrawingArea, useSurface } from '@/ui/DrawingArea';
import { TextButton } from '@/ui/TextButton';
import { variant } from '@/variants';
import { drawPoster } from './drawPoster';

interface Props {
  link: string;
  code: string;
  /** What the friend gets. */
  amount: string;
  onSaved: () => void;
}

/** The invitation as a picture, drawn on the device, for who shows it rather than sends a link. */
export function Poster({ link, code, amount, onSaved }: Props) {
  const t = useT();
  const { surface, state, retry } = useSurface('invitation-poster-canvas');
  useEffect(() => {
    if (!surface) return;
    drawPoster(surface, {
      brand: variant.brandName,
      head: t('coupon.invitation.poster.head'),
      text: t('coupon.invitation.poster.text', { amount }),
      scan: t('coupon.invitation.poster.scan'),
      code: t('coupon.invitation.poster.code', { code }),
      link,
      colors: variant.theme,
    });
  }, [surface, t, link, code, amount]);

  const save = async ({ png }: CanvasSurface): Promise<void> => {
    try {
      const picture = await png('invitation.png');
      try {
        await files.savePicture(picture);
      } catch (thrown) {
        if (!(thrown instanceof PlatformError) || thrown.kind !== 'unsupported') throw thrown;
        // Browsers inside of another app save nothing; a long press on the picture does.
        await files.showPicture(picture.path, {
          close: t('common.close'),
          picture: t('coupon.invitation.poster.picture', { code }),
        });
        return onSaved();
      }
      showToast({ messageKey: 'coupon.invitation.poster.saved' });
      onSaved();
    } catch (thrown) {
      if (!isCancelled(thrown)) showToast({ messageKey: 'coupon.invitation.poster.notSaved' });
    }
  };

  return (
    <View className="invitation-poster">
      <View
        id="invitation-poster"
        className="invitation-poster__area"
        {...a11y({ role: 'img', label: t('coupon.invitation.poster.picture', { code }) })}
      >
        <DrawingArea id="invitation-poster-canvas" className="invitation-poster__canvas" />
      </View>
      {state === 'failed' ? (
        <View className="invitation-poster__failed" {...a11y({ role: 'status' })}>
          <Text>{t('coupon.invitation.poster.notDrawn')}</Text>
          <TextButton id="invitation-poster-again" label={t('common.retry')} onPress={retry} />
        </View>
      ) : null}
      {surface ? (
        <Button
          id="invitation-poster-save"
          kind="secondary"
          icon="download"
          label={t('coupon.invitation.poster.save')}
          onPress={() => save(surface)}
        />
      ) : null}
    </View>
  );
}
