import { draw, words } from '../../../test/component/drawn';
import { Stack } from '.';

describe('Stack', () => {
  it('given children, then they keep their order, in a row where asked', () => {
    draw(
      <Stack gap="s" row wrap>
        one two
      </Stack>,
    );
    expect(words()).toBe('one two');
    expect(document.querySelector('.ui-stack--s.ui-stack--row.ui-stack--wrap')).not.toBeNull();
  });
});
