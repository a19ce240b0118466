import fs from 'node:fs';
import path from 'node:path';

interface Market {
  readonly form: { readonly id: string };
  readonly ownWay?: true;
}

/** Names of the files that hold what a market asks for: those that are called like one. */
export const kycFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => /^[a-z]{2,3}\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .sort();

/** Text of src/schemas/kyc/allMarkets.ts for these files. */
export const marketsText = (
  names: readonly string[],
): string => `// Written by \`npm run schemas\` from the files of this folder.
${names.map((name) => `import ${name} from './${name}';`).join('\n')}
import type { KycMarket } from './types';

/** What every market asks for: one file a market, or a group of markets that share a form. */
export const kycMarkets: readonly KycMarket[] = [
${names.map((name) => `  ${name},`).join('\n')}
].flat();
`;

/** Text of src/catalogue/kycForms.ts: the names in /basic-information-{market}. */
export function kycFormsText(markets: readonly Market[]): string {
  const forms = markets
    .filter((market) => !market.ownWay)
    .map((market) => market.form.id.replace('kyc-', ''));
  const list = [...new Set(forms)].sort().map((form) => `'${form}'`);
  return `// Written by \`npm run schemas\` from src/schemas/kyc: the forms that have an address, /basic-information-{market}.\n// prettier-ignore\nexport const basicInformationMarkets = [${list.join(', ')}] as const;\n`;
}
