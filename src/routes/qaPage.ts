/** Missing in a release. No route, so the page that opened it stays the current one. */
export const qaPackage = { root: 'pages/qa', pages: ['tools/index'] };
export const qaPage = 'pages/qa/tools/index';
