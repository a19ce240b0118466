import fs from 'node:fs';
import path from 'node:path';
import { languageFromTag } from '@/domain/languages';
import { matchPath, pageOf } from '@/routes';
import { type Preloads, PRELOADS } from '../../config/preloadList';

const kindOf = (file: string): string => (file.endsWith('.css') ? 'style' : 'script');

/** `Link`: what the address needs before the app can ask. Null: unknown to the build. */
export async function preloadsOf(
  build: string,
  address: string,
  acceptLanguage = '',
): Promise<string | null> {
  const text = await fs.promises.readFile(path.join(build, PRELOADS), 'utf8').catch(() => null);
  if (text === null) return null;
  const { pages, texts } = JSON.parse(text) as Preloads;
  const page = pageOf(matchPath(address)?.name ?? (address === '/' ? 'tabbar' : 'notFound'));
  const files = (page && pages[page]) || [];
  const ofReader = texts[languageFromTag(acceptLanguage.split(/[,;]/, 1)[0])];
  return [
    ...files.map((file) => `<${file}>; rel=preload; as=${kindOf(file)}`),
    // As XMLHttpRequest asks.
    ...(ofReader ? [`<${ofReader}>; rel=preload; as=fetch; crossorigin`] : []),
  ].join(', ');
}
