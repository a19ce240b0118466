import { draw, namesOf, press } from '../../../test/component/drawn';
import { ShareButton } from '.';

describe('ShareButton', () => {
  it('given a link to hand on, then it is a button by its label', () => {
    const share = jest.fn();
    draw(<ShareButton id="share" label="Share the link" onPress={share} />);
    expect(namesOf('button')).toEqual(['Share the link']);
    press('share');
    expect(share).toHaveBeenCalledTimes(1);
  });
});
