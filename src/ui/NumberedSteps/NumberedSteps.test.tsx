import { byRole, draw } from '../../../test/component/drawn';
import { NumberedSteps } from '.';

describe('NumberedSteps', () => {
  it('given steps, then they are a named list, each with its number', () => {
    draw(<NumberedSteps label="How it works" steps={['Share your link', 'Your friend signs up']} />);
    expect(byRole('list').map((list) => list.getAttribute('aria-label'))).toEqual(['How it works']);
    expect(byRole('listitem').map((item) => item.textContent)).toEqual([
      '1Share your link',
      '2Your friend signs up',
    ]);
  });
});
