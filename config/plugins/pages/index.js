const path = require('node:path');

/** See docs/architecture.md, "A screen's way". */
module.exports = (ctx) => {
  ctx.onBuildStart(() => {
    const { writePages } = require('./pageShells');
    const { sourcePath } = ctx.paths;
    if (path.basename(sourcePath) === 'src') writePages(sourcePath);
  });
};
