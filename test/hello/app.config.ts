export default defineAppConfig({
  pages: ['pages/hello/index'],
  window: { navigationBarTitleText: '', navigationStyle: 'custom' },
});
