import { useMemo } from 'react';
import { create } from 'zustand';
import type { Scheme } from '@/platform/types';
import { useScheme } from '@/state/appearance';
import { useMerchantStore } from '@/state/market/merchant';
import { variant } from '@/variants';
import { brandColors, ownColors, themeStyle, type ThemeOverrides } from './theme';

interface Brand {
  main?: string | undefined;
  home?: string | undefined;
  /** On `home`. */
  font?: string | undefined;
}

const own: Brand = __OWN_COLORS__ ? ownColors(variant.theme) : {};

const colorsOf = (worn: Brand, scheme: Scheme): ThemeOverrides =>
  __OWN_COLORS__
    ? {
        ...brandColors(own.main, own.home, scheme),
        ...brandColors(worn.main, worn.home, scheme, worn.font),
      }
    : {};

const inBoth = (worn: Brand): Record<Scheme, ThemeOverrides> => ({
  light: colorsOf(worn, 'light'),
  dark: colorsOf(worn, 'dark'),
});

const useBrand = create(() => inBoth({}));

/** Over the variant's: white labels. */
export const wearBrand = (brand: Brand): void => useBrand.setState(inBoth(brand));

/** Over the scheme's own colours. */
export function useBrandColors(): ThemeOverrides {
  const scheme = useScheme();
  return useBrand((brand) => brand[scheme]);
}

export function useThemeStyle(): Record<string, string> {
  const brand = useBrandColors();
  return useMemo(() => themeStyle(brand), [brand]);
}

if (__MERCHANT__) {
  const wear = ({ merchant }: ReturnType<typeof useMerchantStore.getState>): void => {
    if (!merchant) return;
    const { mainPageColor: main, backdropColor: home, fontColor: font } = merchant;
    wearBrand({ main, home, font });
  };
  wear(useMerchantStore.getState());
  useMerchantStore.subscribe(wear);
}
