import { registerNamespace } from '@/i18n';

let loading: Promise<void> | null = null;

/** The fallback titles are a chunk of their own: the first screen does not wait for them. */
export function loadTitles(): Promise<void> {
  loading ??= import('@locales/zh/titles.json').then((loaded) => {
    const zh = (loaded as { default?: unknown }).default ?? loaded;
    registerNamespace('titles', { zh: zh as Record<string, string> });
  });
  return loading;
}
