import { build } from '@/variants';
import { draw, pictures, words } from '../../../test/component/drawn';
import { Banner } from '.';

describe('Banner', () => {
  it('given a picture and words, then both are there', () => {
    draw(<Banner picture="/static/banners/rate.svg" words="Rates" />);
    expect([pictures(), words()]).toEqual([[`${build.apiBase}/static/banners/rate.svg`], 'Rates']);
  });

  it.each([
    '',
    '@elsewhere.example/x.png',
    '//elsewhere.example/x.png',
    'https://elsewhere.example/x.png',
    'javascript:x',
  ])('given %p, then no picture is asked for and the words stay', (picture) => {
    draw(<Banner picture={picture} words="Rates" />);
    expect([pictures(), words()]).toEqual([[], 'Rates']);
  });
});
