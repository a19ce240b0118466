const mockDisk = new Map<string, string>();
let mockAnswer: unknown = null;
const config = {
  merchantName: 'Demo Bank',
  mainPageColor: '#1F5FBF',
  backdropColor: '#0B1A33',
  remitType: [],
};

jest.mock('@/state/queries/queries', () => ({
  prefetchCall: async () => {
    if (!mockAnswer) throw new Error('out of reach');
    return mockAnswer;
  },
}));
jest.mock('@/state/storage/storage', () => ({
  parseKept: (text: string | null): unknown => (text === null ? null : JSON.parse(text)),
  readStored: (name: string) => mockDisk.get(name) ?? null,
  readMember: (family: string, name: string) => mockDisk.get(family + name) ?? null,
  writeMember: (family: string, name: string, value: string) => void mockDisk.set(family + name, value),
}));

async function shown(): Promise<string | undefined> {
  jest.resetModules();
  const { loadMerchant } = await import('@/state/market/loadMerchant');
  const { useMerchantStore } = await import('@/state/market/merchant');
  await loadMerchant();
  return useMerchantStore.getState().merchant?.mainPageColor;
}

beforeEach(() => {
  mockDisk.clear();
  mockAnswer = config;
});

test('a merchant’s look comes with its code, and the next start has it before the server answers', async () => {
  expect(await shown()).toBeUndefined();
  mockDisk.set('merchantCode', 'DEMOBANK');
  expect(await shown()).toBe('#1F5FBF');
  mockAnswer = null;
  expect(await shown()).toBe('#1F5FBF');
});

test('another merchant’s look is not shown in the meantime', async () => {
  mockDisk.set('merchantCode', 'DEMOBANK');
  await shown();
  mockDisk.set('merchantCode', 'OTHER');
  mockAnswer = null;
  expect(await shown()).toBeUndefined();
});
