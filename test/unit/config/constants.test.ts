import config from '../../../config';

type Settings = { designWidth: number; h5: { output: { chunkLoadTimeout: number } } };
const settings = () =>
  (config as unknown as (merge: (empty: object, base: Settings) => Settings) => Promise<Settings>)(
    (_, base) => base,
  );

test('screens are designed at 375, and a chunk of the app may take two minutes to load [P9-29 P9-03]', async () => {
  const { designWidth, h5 } = await settings();
  expect([designWidth, h5.output.chunkLoadTimeout]).toEqual([375, 120_000]);
});
