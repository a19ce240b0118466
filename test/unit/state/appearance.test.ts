import { platform } from '@/platform';
import { deviceIs, deviceStorage } from './device';

type Theme = 'light' | 'dark';

const disk = new Map<string, string>();

function open(theme: Theme) {
  const device = { theme, behind: undefined as Theme | undefined };
  let tell = (_: Theme): void => undefined;
  let show = (): void => undefined;
  let app!: typeof import('@/state/appearance');
  jest.isolateModules(() => {
    deviceIs({
      storage: deviceStorage(disk),
      systemInfo: () => ({ ...platform.systemInfo(), theme: device.theme }),
      setScheme: (scheme) => void (device.behind = scheme),
      onThemeChange: (cb) => {
        tell = cb;
        return () => undefined;
      },
      onAppShow: (cb) => {
        show = cb;
        return () => undefined;
      },
    });
    app = jest.requireActual('@/state/appearance');
  });
  app.followSystemTheme();
  return {
    app,
    behind: () => device.behind,
    tell: (next: Theme) => tell(next),
    comeBack: (next: Theme) => {
      device.theme = next;
      show();
    },
  };
}

beforeEach(() => disk.clear());

it('without a choice the app is as light or dark as the device, at once and later', () => {
  const device = open('dark');
  expect(device.behind()).toBe('dark');
  device.tell('light');
  expect(device.behind()).toBe('light');
});

it('a client that tells of no change is asked when it comes back to the front', () => {
  const device = open('light');
  device.comeBack('dark');
  expect(device.behind()).toBe('dark');
});

it('a choice is kept, whatever the device changes to, until the device decides again', () => {
  open('light').app.setAppearance('dark');
  const later = open('light');
  expect(later.behind()).toBe('dark');
  later.tell('light');
  expect(later.behind()).toBe('dark');
  later.app.setAppearance('system');
  expect(later.behind()).toBe('light');
});

it('a stored choice that is none is as no choice', () => {
  open('light').app.setAppearance('dark');
  for (const [key, value] of disk) disk.set(key, value.replace('dark', 'purple'));
  expect(open('light').behind()).toBe('light');
});
