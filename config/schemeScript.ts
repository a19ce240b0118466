import { storageKeys } from '../src/domain/storageKeys';
import { prefixOf } from '../src/variants/build';

/** Before the first paint: as dark as the app will be (src/state/appearance.ts). */
export const schemeScript = (brand: string): string =>
  `(function () {
  var kept = null;
  try {
    kept = JSON.parse(localStorage.getItem('${prefixOf(brand)}${storageKeys.appearance.key}')).v;
  } catch (error) {}
  if (kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches))
    document.documentElement.className = 'ui-scheme-dark';
})();`;
