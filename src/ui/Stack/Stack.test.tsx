import { draw, words } from '../../../test/component/drawn';
import { Stack } from '.';

describe('Stack', () => {
  it('given children, then they keep their order, in a line where asked', () => {
    draw(<Stack line>one two</Stack>);
    expect(words()).toBe('one two');
    expect(document.querySelector('.ui-stack--line')).not.toBeNull();
  });
});
