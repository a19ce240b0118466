import { pageList } from '@/routes';

const { main, subpackages } = pageList();

export default defineAppConfig({
  pages: main,
  subPackages: subpackages,
  window: {
    navigationBarTitleText: '',
    navigationBarBackgroundColor: '#0b2a22',
    navigationBarTextStyle: 'white',
    backgroundTextStyle: 'light',
    navigationStyle: 'custom',
  },
  // H5: a page that slides in is still on its way when its user goes back, and Taro then hides the one that was come back to.
  animation: false,
  lazyCodeLoading: 'requiredComponents',
  // The chat app shows its privacy notice only to mini-programs that ask for the check.
  __usePrivacyCheck__: true,
});
