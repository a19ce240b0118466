/** By the reader's size: the root's on H5, `--text` (src/ui/theme/metrics.ts) in mini-programs. */
module.exports = ({ unit }) => {
  const scaled = (decl) => {
    const [size, px] = /^([\d.]+)r?px$/.exec(decl.value) ?? [];
    if (!size) return;
    decl.value = unit === 'rem' ? `${Number(px) / 16}rem` : `calc(${size} * var(--text, 1))`;
  };
  return { postcssPlugin: 'text-size', Declaration: { 'font-size': scaled, 'line-height': scaled } };
};
