// npm run brands: lists each brand's targets, differences and sizes; writes docs/brands.md (without sizes).
import { routeNames, routeRow } from '../src/routes/index.ts';
import { variants } from '../src/variants/table.ts';
import { firstBytes } from './lib/build/brandSizes.mjs';
import { brandFolder } from './lib/build/builds.mjs';
import { KB } from './lib/build/sizes.mjs';
import { finish, table } from './lib/docs/writtenDocs.mjs';

const brands = Object.keys(variants);

const said = (value) => {
  if (value === null || value === false) return 'no';
  if (value === true) return 'yes';
  return typeof value === 'object' ? Object.values(value).join(', ') || 'none' : String(value);
};
const isGroup = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const groups = Object.keys(variants.main).filter((name) => brands.every((id) => isGroup(variants[id][name])));

const settingsOf = (row) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      groups.includes(name)
        ? Object.entries(value).map(([part, of]) => [`${name}.${part}`, said(of)])
        : [[name, said(value)]],
    ),
  );

const ofMain = settingsOf(variants.main);

function differences(id) {
  const own = settingsOf(variants[id]);
  return [...new Set([...Object.keys(ofMain), ...Object.keys(own)])]
    .filter((name) => own[name] !== ofMain[name])
    .map((name) => [name, ofMain[name], own[name]]);
}

const pagesOf = (id) => routeNames.filter((name) => routeRow(name).variants?.includes(id));

const logins = {
  none: 'by itself',
  thirdPartyToken: 'partner’s token',
  tokenExchange: 'partner’s token, with a collect type',
};

const line = (id) => {
  const { brandName, builds, partnerLogin, forcedMarket, theme } = variants[id];
  return [
    id === 'main' ? '`main`' : `[\`${id}\`](#${id.toLowerCase()})`,
    brandName,
    builds.join(', '),
    logins[partnerLogin],
    forcedMarket ?? 'chosen',
    `\`${theme.main}\``,
    String(differences(id).length),
  ];
};

function section(id) {
  const rows = differences(id).map(([name, main = '', own = '']) => [`\`${name}\``, own, main]);
  const pages = pagesOf(id);
  const own = pages.length ? `\n\nPages of its own: ${pages.map((name) => `\`${name}\``).join(', ')}.` : '';
  return `## ${id}\n\n${table(['setting', 'here', 'main brand'], rows)}${own}`;
}

const built = (id) =>
  variants[id].builds
    .map((target) => ({ target, bytes: firstBytes(brandFolder(id, target), target) }))
    .filter(({ bytes }) => bytes !== null)
    .map(({ target, bytes }) => `${target} ${(bytes / KB).toFixed(1)} KB`)
    .join(', ');

if (!process.argv.includes('--check')) {
  const rows = brands.map((id) => ({
    brand: id,
    'built for': variants[id].builds.join(', '),
    differs: differences(id)
      .map(([name]) => name)
      .join(' '),
    'first bytes of builds': built(id) || 'none here',
  }));
  for (const row of rows)
    console.log(
      Object.entries(row)
        .map(([name, text]) => (name === 'brand' ? text : `  ${name}: ${text || 'nothing'}`))
        .join('\n'),
    );
}

finish(
  'brands.md',
  'brands',
  `# Brands

${brands.length} brands, each one object of [src/variants](../src/variants/table.ts); what no object says is as in the main one.
\`npm run build -- --brand=<name>\` builds one into \`dist/brands/<name>/\`, for the targets it is made for. Under
\`npm start\` an address chooses, \`/?brand=<name>\`. \`npm run brands\` also prints what the builds that are there weigh.

${table(['brand', 'name', 'built for', 'signs in', 'market', 'main colour', 'differences'], brands.map(line))}

${brands
  .filter((id) => id !== 'main')
  .map(section)
  .join('\n\n')}`,
);
