/** Takes `pattern` out of what Taro wrote; a Taro that writes something else must be looked at. */
function replace(source, pattern, replacement) {
  if (!source.match(pattern)) throw new Error(`leanEntry: ${pattern} is not in the entry any more`);
  return source.replace(pattern, replacement);
}

/**
 * Webpack loader for the H5 entry that Taro writes: the addresses come from the route table, which is there anyway,
 * instead of a second copy of every one, and the element for pulling a page down, which no page has, goes.
 */
module.exports = function leanEntry(source) {
  const table = "import { h5CustomRoutes } from '@/routes';\n";
  const withRoutes = replace(source, '"customRoutes":{}', '"customRoutes":h5CustomRoutes()');
  const withoutImport = replace(
    withRoutes,
    /import \{ defineCustomElementTaroPullToRefreshCore \}[^\n]*\n/,
    '',
  );
  return table + replace(withoutImport, /defineCustomElementTaroPullToRefreshCore\(\)\n/, '');
};
