import { failureOf, invoke } from '@/platform/miniprogram/invoke';
import { createCommonParts } from '@/platform/miniprogram/lifecycle';

test.each([
  [{ errMsg: 'chooseMedia:fail privacy permission is not authorized', errno: 104 }],
  [{ errMsg: 'chooseMedia:fail', errno: 104 }],
  [{ errMsg: 'saveImageToPhotosAlbum:fail auth deny' }],
])('%j is a refused permission', (failure) => {
  expect(failureOf(failure).kind).toBe('denied');
});

test('another failure is none', () => {
  expect(failureOf({ errMsg: 'chooseMedia:fail', errno: 3 }).kind).toBe('failed');
});

test('the client’s settings are opened where it has them, else it is told', async () => {
  const opened: string[] = [];
  const host = {
    openSetting: ({ success }: { success: () => void }) => (opened.push('settings'), success()),
  };
  const noPage = async () => undefined;
  await createCommonParts(host, noPage).openSettings?.();
  expect(opened).toEqual(['settings']);
  await expect(createCommonParts({}, noPage).openSettings?.()).rejects.toMatchObject({ kind: 'unsupported' });
  await expect(invoke({}, 'openSetting')).rejects.toMatchObject({ kind: 'unsupported' });
});
