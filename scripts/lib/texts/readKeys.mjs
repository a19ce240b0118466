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
    const parts = shape.split(/\$\{[^{}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });
  return [...keys].filter(
    (key) =>
      !read.has(key) &&
      !grown.some((beginning) => key.startsWith(beginning)) &&
      !built.some((shape) => shape.test(key)),
  );
}
