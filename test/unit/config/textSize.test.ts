import postcss, { type AcceptedPlugin } from 'postcss';

const textSize = jest.requireActual<(options: { unit: string }) => AcceptedPlugin>(
  '../../../config/plugins/textSize',
);

const built = (unit: 'rem' | 'variable', css: string): string =>
  postcss([textSize({ unit })]).process(css, { from: undefined }).css;

const style = 'a{font-size:13px;line-height:18px;height:48px;line-height:1.5;font-size:inherit}';

it('given a style of H5, then text is in the root’s size and its room is not', () => {
  expect(built('rem', style)).toBe(
    'a{font-size:0.8125rem;line-height:1.125rem;height:48px;line-height:1.5;font-size:inherit}',
  );
});

it('given a style of a mini-program in its own px, then text is times the reader’s size', () => {
  expect(built('variable', style.replace(/px/g, 'rpx'))).toBe(
    'a{font-size:calc(13rpx * var(--text, 1));line-height:calc(18rpx * var(--text, 1));height:48rpx;line-height:1.5;font-size:inherit}',
  );
});
