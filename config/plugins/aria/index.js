const path = require('node:path');

/**
 * Taro's templates hand on only the attributes they know, and those for assistive technology are not among them.
 * Build (the templates) and runtime (the short names in setData) must know the same ones, so both read the same table.
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
