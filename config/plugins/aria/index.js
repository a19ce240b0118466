const path = require('node:path');

/**
 * Taro's templates hand on only the attributes they know, and those for assistive technology are not among them.
 * The templates and the run time, which uses their short names in setData, must know the same ones: both read one table.
 */
module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const target = platform.platform;
      if (target !== 'weapp' && target !== 'alipay') return;
      platform.template.mergeComponents(ctx, require(`./${target}.json`));
      const runtime = path.join(__dirname, `runtime.${target}.js`);
      platform.runtimePath = [].concat(platform.runtimePath ?? [], runtime);
    },
  });
};
