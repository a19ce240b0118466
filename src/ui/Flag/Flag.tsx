import { View } from '@tarojs/components';
import { countryRow } from '@/domain/countries/countries';
import { build } from '@/variants/build';
import { a11y } from '../aria/a11y';
import './flag.scss';

/** By alpha-3; the European Union has only two letters. */
const alpha2Of = (code: string): string | undefined =>
  (code.length === 2 ? code : countryRow(code)?.alpha2)?.toLowerCase();

/** `code`: three letters, or `EU`. Not read out: the country's name is next to it. */
export function Flag({ code, size = 'm' }: { code: string; size?: 's' | 'm' | 'l' }) {
  const alpha2 = alpha2Of(code);
  return (
    <View
      className={`ui-flag ui-flag--${size}`}
      style={alpha2 ? { backgroundImage: `url(${build.staticBase}/static/flags/${alpha2}.svg)` } : {}}
      {...a11y({ hidden: true })}
    />
  );
}
