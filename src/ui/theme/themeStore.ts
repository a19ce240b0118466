import { create } from 'zustand';
import { useMerchantStore } from '@/state/market/merchant';
import { variant } from '@/variants';
import { brandColors, colors, themeStyle, type ThemeOverrides } from './theme';

const { main, home } = variant.theme;

const ofVariant = brandColors(
  main === colors.main ? undefined : main,
  home === colors.home ? undefined : home,
);

const useTheme = create<{ style: Record<string, string> }>(() => ({ style: themeStyle(ofVariant) }));

/** From the base configuration (white label), over the variant's. */
export const applyTheme = (overrides: ThemeOverrides): void =>
  useTheme.setState({ style: themeStyle({ ...ofVariant, ...overrides }) });

export const useThemeStyle = (): Record<string, string> => useTheme((state) => state.style);

if (__MERCHANT__) {
  const wear = ({ merchant }: ReturnType<typeof useMerchantStore.getState>): void => {
    if (merchant) applyTheme(brandColors(merchant.mainPageColor, merchant.backdropColor));
  };
  wear(useMerchantStore.getState());
  useMerchantStore.subscribe(wear);
}
