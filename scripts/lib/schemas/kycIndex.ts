import fs from 'node:fs';
import path from 'node:path';

interface Market {
  readonly market: string;
  readonly facts: { readonly place: number };
  readonly steps?: Readonly<Record<string, unknown>>;
  readonly form: { readonly id: string };
  readonly ownWay?: true;
}

export const kycFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => /^[a-z]{2,3}\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .sort();

/** Text of src/schemas/kyc/allMarkets.ts. */
export const marketsText = (
  names: readonly string[],
): string => `// Written by \`npm run schemas\` from the files of this folder.
${names.map((name) => `import ${name} from './${name}';`).join('\n')}
import type { KycMarket } from './types';

/** Requirements of every market: one file a market, or a group of markets that share a form. */
export const kycMarkets: readonly KycMarket[] = [
${names.map((name) => `  ${name},`).join('\n')}
].flat();
`;

/** Text of sandbox/fixtures/allKyc.ts. */
export const kycFixturesText = (
  names: readonly string[],
): string => `// Written by \`npm run schemas\` from the files of sandbox/fixtures/kyc.
${names.map((name) => `import ${name} from './kyc/${name}';`).join('\n')}
import type { KycFixture } from './kycParts';

/** A sender of every market. */
export const kycFixtures: readonly KycFixture[] = [
${names.map((name) => `  ${name},`).join('\n')}
].flat();
`;

const formName = (market: Market): string => market.form.id.replace('kyc-', '');

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{ ${parts.map(([name, part]) => `${name}: ${literal(part)}`).join(', ')} }`;
}

const table = (name: string, rows: readonly (readonly [name: string, row: unknown])[]): string =>
  `// prettier-ignore\nexport const ${name} = {\n${rows.map(([key, row]) => `  ${key}: ${literal(row)},`).join('\n')}\n} as const;\n`;

const list = (name: string, words: readonly string[]): string =>
  `// prettier-ignore\nexport const ${name} = ${literal([...new Set(words)].sort())} as const;\n`;

const inOrder = (markets: readonly Market[]): Market[] =>
  [...markets].sort((a, b) => a.facts.place - b.facts.place);

export const marketsInOrder = (markets: readonly Market[]): string[] =>
  inOrder(markets).map(({ market }) => market);

/** Text of src/domain/markets/marketFacts.ts. */
export function marketFactsText(markets: readonly Market[]): string {
  const rows = inOrder(markets).map(
    ({ market, facts: { place: _place, ...facts } }) => [market, facts] as const,
  );
  return `// Written by \`npm run schemas\` from the files of src/schemas/kyc, in the order of their places.\n${table('marketFacts', rows)}`;
}

/** Text of src/domain/kycForms.ts. */
export function kycFormsText(markets: readonly Market[]): string {
  const common = inOrder(markets.filter((market) => !market.ownWay));
  const proofs = common.flatMap(({ steps }) => {
    const [route, params] = (steps?.address ?? []) as [route?: string, params?: { market: string }];
    return route === 'addressProof' && params ? [params.market] : [];
  });
  return `// Written by \`npm run schemas\` from src/schemas/kyc. The forms that have an address, /basic-information-{market}:
${list('basicInformationMarkets', common.map(formName))}
// /address-proof-{market}:
${list('addressProofMarkets', proofs)}
// Steps of a market beyond its form and a document:
${table(
  'kycStepRows',
  common.map((market) => [market.market, { form: formName(market), ...market.steps }] as const),
)}`;
}
