import { View } from '@tarojs/components';
import { useMerchant } from '@/state/market/merchant';
import { Banner } from '@/ui/Banner';

export function OtherBanner() {
  const picture = useMerchant()?.otherBanner;
  return picture ? (
    <View className="user-tab__banner ui-banner">
      <Banner picture={picture} />
    </View>
  ) : null;
}
