import { Image, Text, View } from '@tarojs/components';
import { useMerchant } from '@/state/market/merchant';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import { pictureAddress } from '../Banner/pictureAddress';
import { type MarkProps, OwnMark } from './OwnMark';
import './merchantMark.scss';

const decoration = { alt: '' };

/** The merchant's logo, else the letters of its short name; ours until it is known. */
export function MerchantMark({ size }: MarkProps) {
  const merchant = useMerchant();
  const name = classes('ui-merchant-mark', size === 'l' && 'ui-merchant-mark--l');
  if (!merchant) return <OwnMark {...(size ? { size } : {})} />;
  const logo = pictureAddress(merchant.homeRightLogo);
  if (!logo && !merchant.merchantAbbreviation) return null;
  return (
    <View className={name} {...a11y({ hidden: true })}>
      {logo ? (
        <Image className="ui-merchant-mark__logo" mode="heightFix" nativeProps={decoration} src={logo} />
      ) : (
        <Text className="ui-merchant-mark__letters">{merchant.merchantAbbreviation}</Text>
      )}
    </View>
  );
}
