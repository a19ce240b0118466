import { routeNames, titleKeyOf } from '../../../src/routes/index.ts';

/** Prefixes kept in variables. */
const grown = [
  'general.about.articles.', // screens/About
  'general.agreement.', // screens/Agreement
  'message.', // postMessage: a kind may contain a dot
];

const written = /['"`]([a-z]\w*(?:\.[\w-]+)+)['"`]/g;
const builtOf = /`([a-z]\w*\.(?:[\w.-]|\$\{[^{}]*\})*\$\{[^{}]*\}(?:[\w.-]|\$\{[^{}]*\})*)`/g;

export function unreadKeys(keys, sources) {
  const read = new Set(routeNames.map(titleKeyOf));
  const shapes = new Set();
  for (const source of sources) {
    for (const [, key] of source.matchAll(written)) read.add(key);
    for (const [, shape] of source.matchAll(builtOf)) shapes.add(shape);
  }
  const built = [...shapes].map((shape) => {
    const pattern = shape
      .replaceAll('.', '\\.')
      .replace(/(?:\$\{[^{}]*\}){2,}/g, '[\\w-]+')
      .replace(/\$\{[^{}]*\}/g, '([\\w-]+)');
    return new RegExp(`^${pattern}$`);
  });
  // Inserted words occur in the sources too, perhaps with a capital.
  const small = (word) => word.charAt(0).toLowerCase() + word.slice(1);
  const words = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []).map(small));
  const isBuilt = (key) =>
    built.some((shape) => {
      const parts = shape.exec(key)?.slice(1);
      return parts?.every((part) => words.has(small(part)));
    });
  return [...keys].filter(
    (key) => !read.has(key) && !grown.some((beginning) => key.startsWith(beginning)) && !isBuilt(key),
  );
}
