import type { UserConfigExport } from '@tarojs/cli';

const isMini = process.env.TARO_ENV !== 'h5';

// Terser's defaults, off in Taro for mini-programs.
const on = [
  ...[
    'arrows',
    'collapse_vars',
    'comparisons',
    'computed_props',
    'directives',
    'hoist_props',
    'inline',
    'loops',
  ],
  ...['negate_iife', 'properties', 'reduce_funcs', 'reduce_vars', 'switches', 'typeofs'],
];
const miniCompress = { ecma: 2015, passes: 1, ...Object.fromEntries(on.map((name) => [name, true])) };

// Chinese is three bytes, six escaped. Taro's `quote_keys: true` turns `#field` into `#"field"`: a syntax error.
const output = { quote_keys: false, comments: false, ascii_only: false };

const terser = {
  // `npm start` skips a third of the build's work.
  enable: process.env.APP_MINIFY !== 'off',
  config: {
    safari10: true,
    keep_fnames: false,
    compress: isMini ? miniCompress : { ecma: 2015, passes: 2 },
    output: { ...output, ecma: 2015 },
  },
};

export default {
  jsMinimizer: 'terser',
  terser,
} satisfies UserConfigExport<'webpack5'>;
