import type { UserConfigExport } from '@tarojs/cli';

const isMini = process.env.TARO_ENV !== 'h5';

// Taro switches most of terser off for mini-programs, for engines that are long gone; terser's own defaults are back on.
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

// A Chinese character is three bytes as it is and six escaped, which Taro's mini-program default would make of it.
// Taro's H5 default `quote_keys: true` turns `#field` of a dependency into `#"field"`: a syntax error at load.
const output = { quote_keys: false, comments: false, ascii_only: false };

const terser = {
  // `npm start` goes without: a third of the build's work.
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
