import { useMemo } from 'react';
import { create } from 'zustand';
import { useScheme } from '@/state/appearance';
import { useMerchantStore } from '@/state/market/merchant';
import { variant } from '@/variants';
import { brandColors, colors, themeStyle, type Scheme, type ThemeOverrides } from './theme';

interface Brand {
  main?: string | undefined;
  home?: string | undefined;
}

const { main, home } = variant.theme;
const own: Brand = {
  main: main === colors.main ? undefined : main,
  home: home === colors.home ? undefined : home,
};

const useWorn = create<Brand>(() => ({}));

/** Over the variant's: a white label's. */
export const wearBrand = (brand: Brand): void => useWorn.setState(brand, true);

const colorsOf = (worn: Brand, scheme: Scheme): ThemeOverrides => ({
  ...brandColors(own.main, own.home, scheme),
  ...brandColors(worn.main, worn.home, scheme),
});

/** Over the scheme's own colours. */
export function useBrandColors(): ThemeOverrides {
  const worn = useWorn();
  const scheme = useScheme();
  return useMemo(() => colorsOf(worn, scheme), [worn, scheme]);
}

export function useThemeStyle(): Record<string, string> {
  const brand = useBrandColors();
  return useMemo(() => themeStyle(brand), [brand]);
}

if (__MERCHANT__) {
  const wear = ({ merchant }: ReturnType<typeof useMerchantStore.getState>): void => {
    if (merchant) wearBrand({ main: merchant.mainPageColor, home: merchant.backdropColor });
  };
  wear(useMerchantStore.getState());
  useMerchantStore.subscribe(wear);
}
