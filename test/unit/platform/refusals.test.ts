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

test('who did not agree to the privacy notice is shown it again, not the settings, which do not hold it', async () => {
  const opened: string[] = [];
  const refused = { errMsg: 'chooseMedia:fail privacy permission is not authorized', errno: 104 };
  const host = {
    chooseMedia: ({ fail }: { fail: (failure: object) => void }) => fail(refused),
    scanCode: ({ fail }: { fail: (failure: object) => void }) => fail({ errMsg: 'scanCode:fail auth deny' }),
    requirePrivacyAuthorize: ({ success }: { success: () => void }) => (opened.push('notice'), success()),
    openSetting: ({ success }: { success: () => void }) => (opened.push('settings'), success()),
  };
  const settings = createCommonParts(host, async () => undefined).openSettings;
  for (const api of ['chooseMedia', 'scanCode']) {
    await expect(invoke(host, api)).rejects.toMatchObject({ kind: 'denied' });
    await settings?.();
  }
  expect(opened).toEqual(['notice', 'settings']);
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
