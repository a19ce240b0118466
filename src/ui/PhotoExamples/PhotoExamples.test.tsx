import { byRole, draw } from '../../../test/component/drawn';
import { PhotoExamples } from '.';

describe('PhotoExamples', () => {
  it('given captions, then each example is told in words, the drawings in none', () => {
    draw(
      <PhotoExamples
        shape="page"
        captions={{ good: 'Flat, in full', glare: 'No glare', cut: 'All corners', blurred: 'Hold still' }}
      />,
    );
    expect(byRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Flat, in full',
      'No glare',
      'All corners',
      'Hold still',
    ]);
  });
});
