const fs = require('node:fs');
const path = require('node:path');
const { usedNames } = require('./usedNames');

const root = path.resolve(__dirname, '../../..');

/** What Taro's own code asks for by name, whether or not a screen draws it. */
const CORE = new Set(['View', 'Text', 'Image', 'Slot', 'SwiperItem']);
/** `catchMove` on a View becomes a listener of this event, which no source names. */
const NEEDED_BY_VIEW = new Set(['bindTouchMove']);

/** Taro gives these other values than the client would by itself. */
const UNLIKE_THE_CLIENT = new Set(['enableNative', 'show-count']);

/** The prop of a screen that an attribute of the templates carries: hover-class -> hoverClass, bindTap -> onTap. */
const propOf = (attribute) =>
  attribute
    .replace(/^(bind|on|catch)([A-Z])/, 'on$2')
    .replace(/^bind([a-z])/, (_whole, first) => `on${first.toUpperCase()}`)
    .replace(/-([a-z])/g, (_whole, letter) => letter.toUpperCase());

/** The properties of Taro's run time: a module that only builds a list. */
function styleProperties() {
  const file = path.join(root, 'node_modules/@tarojs/runtime/dist/dom/style_properties.js');
  const source = fs.readFileSync(file, 'utf8').replace(/^export .*$/m, 'return styleProperties;');
  return new Function(source)();
}

/**
 * Taro's templates and its table of components hold every component and attribute the client has. Attributes whose
 * name stands nowhere in the sources cannot be set, so they go, and with them most of base.wxml. Runs after
 * config/plugins/aria. The app at run time and its templates must number components and attributes alike: both read
 * the table that is written here (config/loaders/leanRuntime.js).
 */
module.exports = (ctx, { sources }) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const target = platform.platform;
      if (target !== 'weapp' && target !== 'alipay') return;
      const { names, components } = usedNames(sources);
      const table = platform.template.internalComponents;
      for (const [name, attributes] of Object.entries(table)) {
        if (!CORE.has(name) && !components.has(name)) delete table[name];
        else
          for (const attribute of Object.keys(attributes)) {
            const needed =
              UNLIKE_THE_CLIENT.has(attribute) || (name === 'View' && NEEDED_BY_VIEW.has(attribute));
            if (!needed && !names.has(propOf(attribute))) delete attributes[attribute];
          }
      }
      // Only the names matter at run time.
      const bare = Object.fromEntries(
        Object.entries(table).map(([name, attributes]) => [
          name,
          Object.fromEntries(Object.keys(attributes).map((attribute) => [attribute, ''])),
        ]),
      );
      // So with inline styles: Taro makes an accessor of every property of CSS.
      const styles = styleProperties().filter((property) => names.has(property));
      const file = path.join(root, `.cache/lean/${target}.json`);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify({ components: bare, styles }));
    },
  });
};
