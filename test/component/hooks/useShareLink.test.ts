import '../fakeApp';
import { act } from 'react';
import { platform } from '@/platform';
import { PlatformError } from '@/platform/types';
import { useNotices } from '@/state/notices/notices';
import { useShareLink } from '@/state/share/shareLink';
import { renderHook } from './renderHook';

const link = {
  title: 'Join me',
  url: 'https://pay.example.test/shareLandingPage',
  route: 'about',
  params: {},
  menuKey: 'order.share.menu',
} as const;

it.each<[string, () => Promise<void>]>([
  ['common.copied', () => Promise.resolve()],
  ['common.copyFailed', () => Promise.reject(new PlatformError('failed'))],
])('given nothing to send a link with, then it is copied, or a toast says so: %s', async (said, copy) => {
  const copied = jest.spyOn(platform.clipboard, 'copy').mockImplementation(copy);
  const { result } = await renderHook(() => useShareLink(link));
  await act(() => result.current.send());
  expect(copied).toHaveBeenCalledWith(link.url);
  expect(useNotices.getState().toast).toMatchObject({ messageKey: said });
});
