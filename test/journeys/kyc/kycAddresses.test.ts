import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareOf } from '../../share';
import { allPaths, kycAddresses } from '../steps/kycAddressTable';
import { accessibilityFindings } from '../steps/audit';
import { journey } from '../driver';
import { returning } from '../steps/kycSteps';

const taken = shareOf(Object.entries(kycAddresses), { share: 1 / 4, key: ([market]) => market });

for (const [market, paths] of taken)
  journey(
    `${market}: each address of account opening opens by itself, with names and roles`,
    async (d, context) => {
      await returning(d, context);
      for (const path of paths) {
        await d.open(path);
        await d.see('screen-back');
        assert.equal((await d.path()).toLowerCase(), path.toLowerCase());
        assert.deepEqual(await accessibilityFindings(d, path), []);
      }
    },
    { market },
  );

test('all addresses of account opening are in the list', () => {
  const listed = new Set(Object.values(kycAddresses).flat());
  assert.deepEqual(
    allPaths().filter((path) => !listed.has(path)),
    [],
  );
});
