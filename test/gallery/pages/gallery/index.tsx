import { useState } from 'react';
import { setLanguage } from '@/i18n';
import { usePageLocation } from '@/platform/page';
import { setAppearance } from '@/state/appearance';
import { wearBrand } from '@/ui/theme/themeStore';
import { BesidePart } from '../../parts/beside';
import { DrawnPart } from '../../parts/drawn';
import { FieldsPart, FormPart } from '../../parts/forms';
import { HomePart } from '../../parts/home';
import { ListPart } from '../../parts/list';
import { OverlayPart } from '../../parts/overlays';
import { ShowingPart } from '../../parts/showing';

const parts = {
  home: HomePart,
  showing: ShowingPart,
  drawn: DrawnPart,
  fields: FieldsPart,
  form: FormPart,
  list: ListPart,
  beside: BesidePart,
  overlays: OverlayPart,
};

/** `?part=form&lang=zh&brand=%235b3cc4`: components, language, colour; `scheme=dark`. */
export default function Gallery() {
  const { query } = usePageLocation();
  useState(() => {
    void setLanguage(query.lang === 'zh' || query.lang === 'zh-HK' ? query.lang : 'en');
    if (query.brand) wearBrand({ main: query.brand, home: query.home });
    if (query.scheme === 'dark' || query.scheme === 'light') setAppearance(query.scheme);
  });
  const Part = parts[(query.part ?? 'home') as keyof typeof parts] ?? HomePart;
  return <Part />;
}
