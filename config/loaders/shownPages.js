/**
 * Webpack loader for Taro's H5 router: a page that is left is put out of sight when the next one has slid in, 350 ms later,
 * even if it has been come back to meanwhile, and then nothing is to be seen at all. Showing it calls that off.
 */
module.exports = function shownPages(source) {
  const shown = /(show\(page[^]*?)(pageEl\.classList\.remove\('taro_page_shade'\);)/;
  if (!shown.test(source)) throw new Error('shownPages: the router shows its pages in another way now');
  return source.replace(
    shown,
    '$1if (this.hideTimer && this.lastHidePage === pageEl) { clearTimeout(this.hideTimer); this.hideTimer = null; }\n$2',
  );
};
