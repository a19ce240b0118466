import { pageList } from '.';

/** Packages fetched ahead: the way to a transfer waits for none. */
const nextPackages: Readonly<Record<string, readonly string[]>> = {
  tabbar: ['account', 'send'],
  account: ['send'],
};

/** `preloadRule` of app.json. */
export function preloadRules(): Record<string, { network: 'all'; packages: string[] }> {
  const { main, subpackages } = pageList();
  const pages = [
    ...main,
    ...subpackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
  ];
  const roots = new Set(subpackages.map(({ root }) => root));
  return Object.fromEntries(
    pages.flatMap((page) => {
      const packages = (nextPackages[page.split('/')[1] ?? ''] ?? [])
        .map((name) => `pages/${name}`)
        .filter((root) => roots.has(root));
      return packages.length > 0 ? [[page, { network: 'all' as const, packages }]] : [];
    }),
  );
}
