/**
 * The page of QA's tools, a subpackage of its own, which a release lacks. It is no route: it has no params, no guard and no address
 * of the specification, and the page that it was opened from stays the current one.
 */
export const qaPackage = { root: 'pages/qa', pages: ['tools/index'] };
export const qaPage = 'pages/qa/tools/index';
