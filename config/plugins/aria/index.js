const path = require('node:path');

/** Taro's templates drop ARIA attributes. They and run time must read one table. */
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
