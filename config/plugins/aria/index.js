const path = require('node:path');

/**
 * Taro's templates drop unknown attributes, such as ARIA ones. Templates and run time (short names in setData) read
 * one table, since they must agree.
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
