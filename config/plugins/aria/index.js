/**
 * Taro's templates hand on only the attributes they know, and those for assistive technology are not among them.
 * config/plugins/lean hands the table on to the app, which must use the templates' short names in setData.
 */
module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const target = platform.platform;
      if (target !== 'weapp' && target !== 'alipay') return;
      platform.template.mergeComponents(ctx, require(`./${target}.json`));
    },
  });
};
