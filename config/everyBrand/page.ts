// Before the app: sets `brandChoice` to what other builds inline.
import { variants } from '../../src/variants/table';
import type { VariantConfig, VariantRow } from '../../src/variants/types';
import { type BrandFlags, brandFlags } from '../brandFlags';
import { choose } from './choose';

/** For the constants. */
interface Chosen extends BrandFlags {
  build: typeof __BUILD__;
  brand: VariantConfig;
}

const KEPT = 'brandChoice';
const rows: Record<string, VariantRow> = variants;
const names = Object.keys(rows).filter((id) => rows[id]?.builds.includes('h5'));

function tell(unknown: string): void {
  const note = document.createElement('div');
  note.id = 'brand-unknown';
  note.setAttribute('role', 'alert');
  note.style.cssText =
    'position:fixed;z-index:9999;left:0;right:0;bottom:0;padding:16px;background:#222;color:#fff;font:16px/1.6 system-ui';
  note.append(`There is no brand “${unknown}”. There are: `);
  for (const id of names) {
    const link = document.createElement('a');
    link.href = `/?brand=${id}`;
    link.textContent = id;
    link.style.cssText = 'color:inherit;margin-right:12px';
    note.append(link);
  }
  note.addEventListener('click', () => note.remove());
  document.body.append(note);
}

function chosen(): Chosen {
  const { id, unknown, address } = choose(location.href, sessionStorage.getItem(KEPT), names);
  // Before the app reads its address: links must not contain the brand.
  if (address !== location.href) history.replaceState(history.state, '', address);
  sessionStorage.setItem(KEPT, id);
  if (unknown !== null) addEventListener('DOMContentLoaded', () => tell(unknown));
  const { builds: _builds, ...brand } = rows[id] as VariantRow;
  document.title = brand.brandName;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', brand.theme.home);
  return { build: { ...__BUILD__, variant: id }, brand, ...brandFlags(brand) };
}

(window as unknown as { brandChoice: Chosen }).brandChoice = chosen();
