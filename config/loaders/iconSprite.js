const ICON =
  /\.ui-icon--(\w+) \{\s*--icon: url\("data:image\/svg\+xml,(%3Csvg [^"]*?%3E)([^"]*)%3C\/svg%3E"\);?\s*\}/g;
const SIZE = 24;

/**
 * Webpack loader for src/ui/Icon/icon.scss: each icon stands there as a whole picture, whose frame is two thirds of it. Here
 * all become one picture, one below the other, and a class says which of them shows.
 */
module.exports = function iconSprite(source) {
  const icons = [...source.matchAll(ICON)];
  const frames = new Set(icons.map(([, , frame]) => frame));
  if (frames.size !== 1) throw new Error(`iconSprite: ${frames.size} kinds of frames, one is expected`);
  const [frame] = frames;
  const shapes = icons.map(
    ([, , , shape], at) => `%3Cg transform='translate(0 ${at * SIZE})'%3E${shape}%3C/g%3E`,
  );
  const open = frame.replace(`'0 0 ${SIZE} ${SIZE}'`, `'0 0 ${SIZE} ${icons.length * SIZE}'`);
  const mask = `var(--icon) 0 calc(var(--n) * ${100 / (icons.length - 1)}%) / 100% ${icons.length * 100}% no-repeat`;
  const sprite = `url("data:image/svg+xml,${open}${shapes.join('')}%3C/svg%3E")`;
  const shared = source
    .replace(ICON, '')
    .replace(/var\(--icon\) center \/ contain no-repeat/g, mask)
    .replace('.ui-icon {', `.ui-icon {\n  --icon: ${sprite};`);
  if (!shared.includes(mask)) throw new Error('iconSprite: the mask is written otherwise now');
  return shared + icons.map(([, name], at) => `.ui-icon--${name} { --n: ${at}; }`).join('\n');
};
