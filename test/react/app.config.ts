export default defineAppConfig({
  pages: ['pages/react/index'],
  window: { navigationBarTitleText: '', navigationStyle: 'custom' },
});
