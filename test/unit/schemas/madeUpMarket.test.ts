import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { kycMarkets } from '@/schemas/kyc';
import { kycFiles, kycFormsText, marketFactsText, marketsText } from '../../../scripts/lib/schemas/kycIndex';
import madeUpFixture from '../../fixtures/madeUp/fixture';
import madeUpMarket from '../../fixtures/madeUp/market';
import { words } from '../../fixtures/madeUp/words';
import { problemsOf, type Texts, texts } from './kycProblems';

test('a made-up country is one schema, one fixture and its words; each of the three is missed when it is not there', () => {
  const own = Object.fromEntries(
    Object.entries(texts).map(([language, all]) => [
      language,
      {
        ...all,
        kyc: { ...(all.kyc as Texts), ...words.kyc },
        documents: { ...(all.documents as Texts), ...words.documents },
      },
    ]),
  );
  expect(problemsOf(madeUpMarket, madeUpFixture, own)).toEqual([]);
  expect(problemsOf(madeUpMarket, madeUpFixture, texts)).toContain('kyc-atl: zh lacks kyc.atl.shell');
  const values = { ...madeUpFixture.values, tail: '1' };
  expect(problemsOf(madeUpMarket, { ...madeUpFixture, values }, own)).toContain(
    'tail is no field of the form',
  );
});

test('a new file is found by its name, and its form gets an address', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyc-'));
  for (const file of ['jpn.ts', 'shared.ts', 'index.ts', 'allMarkets.ts', 'atl.ts'])
    fs.writeFileSync(path.join(folder, file), '');
  expect(kycFiles(folder)).toEqual(['atl', 'jpn']);
  expect(marketsText(kycFiles(folder))).toContain("import atl from './atl';");
  fs.rmSync(folder, { recursive: true });

  expect(kycFormsText([...kycMarkets, madeUpMarket])).toContain("= ['atl', 'aus'");
  expect(kycFormsText([...kycMarkets, { ...madeUpMarket, ownWay: true }])).not.toContain('atl');
  expect(marketFactsText([madeUpMarket, ...kycMarkets])).toMatch(
    /CHN: .*\n {2}ATL: .*starts: \/\^\[24\]\/ }/,
  );
  // Markets with the same form share its address.
  const [forms = ''] = /basicInformationMarkets = .*/.exec(kycFormsText(kycMarkets)) ?? [];
  expect(forms.match(/'eu'/g)).toHaveLength(1);
});
