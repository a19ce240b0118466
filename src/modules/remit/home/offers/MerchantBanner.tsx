import { View } from '@tarojs/components';
import { useLanguage } from '@/i18n';
import { type Merchant, useMerchant } from '@/state/market/merchant';
import { Banner } from '@/ui/Banner';
import './offers.scss';

const profiles: Partial<Record<string, 'merchantProfile' | 'merchantProfileHk'>> = {
  zh: 'merchantProfile',
  'zh-HK': 'merchantProfileHk',
};

/** In English where it has no words in the language. */
const profileOf = (merchant: Merchant, language: string): string =>
  merchant[profiles[language] ?? 'merchantProfileEn'];

/** In place of our offers. */
export function MerchantBanner() {
  const language = useLanguage();
  const merchant = useMerchant();
  const words = merchant && profileOf(merchant, language);
  return merchant && (merchant.banner || words) ? (
    <View id="merchant-banner" className="offers__merchant ui-banner">
      <Banner picture={merchant.banner} words={words ?? undefined} />
    </View>
  ) : null;
}
