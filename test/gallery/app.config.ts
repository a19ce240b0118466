export default defineAppConfig({
  pages: ['pages/gallery/index'],
  window: { navigationBarTitleText: '', navigationStyle: 'custom' },
});
