import { fake } from '../../component/fakeApp';
import { platform } from '@/platform';
import { loadMerchant } from '@/state/market/loadMerchant';
import { brandName, useMerchantStore } from '@/state/market/merchant';
import { queryClient } from '@/state/queries/queries';
import { writeStored } from '@/state/storage/storage';
import { variant } from '@/variants';

let answer: object | null = null;
const config = {
  merchantProfile: '示例银行',
  merchantProfileHk: '示例銀行',
  merchantProfileEn: 'Demo Bank remittance',
  merchantAbbreviation: 'DB',
  merchantName: 'Demo Bank',
  homeRightLogo: '',
  banner: '',
  otherBanner: '',
  fontColor: '#FFFFFF',
  mainPageColor: '#1F5FBF',
  backdropColor: '#0B1A33',
  remitType: [],
};

fake.client({
  call: async () => {
    if (!answer) throw new Error('out of reach');
    return answer;
  },
});

/** After a new start. */
async function shown(): Promise<string | undefined> {
  useMerchantStore.setState({ merchant: null });
  queryClient.clear();
  await loadMerchant();
  return useMerchantStore.getState().merchant?.mainPageColor;
}

beforeEach(() => {
  platform.storage.keys().forEach(platform.storage.remove);
  answer = config;
});

test('a merchant’s look comes with its code, and the next start has it before the server answers', async () => {
  expect(await shown()).toBeUndefined();
  writeStored('merchantCode', 'DEMOBANK');
  expect(await shown()).toBe('#1F5FBF');
  expect(brandName()).toBe('Demo Bank');
  answer = null;
  expect(await shown()).toBe('#1F5FBF');
  expect(brandName()).toBe('Demo Bank');
});

test('until it is known the app has its own name', async () => {
  writeStored('merchantCode', 'DEMOBANK');
  answer = null;
  await shown();
  expect(brandName()).toBe(variant.brandName);
});

test('another merchant’s look is not shown in the meantime', async () => {
  writeStored('merchantCode', 'DEMOBANK');
  await shown();
  writeStored('merchantCode', 'OTHER');
  answer = null;
  expect(await shown()).toBeUndefined();
});
