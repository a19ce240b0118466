import { Text, View } from '@tarojs/components';
import { useEffect } from 'react';
import { useT } from '@/i18n';
import { a11y } from '@/ui/aria/a11y';
import { DrawingArea, useSurface } from '@/ui/DrawingArea';
import { SavePicture } from '@/ui/SavePicture';
import { TextButton } from '@/ui/TextButton';
import { variant } from '@/variants';
import { drawPoster } from './drawPoster';

interface Props {
  link: string;
  code: string;
  amount: string;
  onSaved: () => void;
}

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
        <SavePicture
          id="invitation-poster-save"
          icon="download"
          label={t('coupon.invitation.poster.save')}
          picture={() => surface.png('invitation.png')}
          shows={t('coupon.invitation.poster.picture', { code })}
          savedKey="coupon.invitation.poster.saved"
          notSavedKey="coupon.invitation.poster.notSaved"
          onSaved={onSaved}
        />
      ) : null}
    </View>
  );
}
