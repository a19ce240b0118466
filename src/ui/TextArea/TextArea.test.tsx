import { byId, draw, inputOf, leave, type, words } from '../../../test/component/drawn';
import { sizeOf, wearing } from '../../../test/component/styled';
import { TextArea } from '.';

describe('TextArea', () => {
  it('given a counter, then it tells how much of how much is there', () => {
    draw(
      <TextArea id="why" label="Reason" value="gift" onChange={() => undefined} counter maxLength={100} />,
    );
    expect(inputOf('why')['aria-label']).toBe('Reason');
    expect(words()).toContain('4/100');
  });

  it('given nothing yet, then it is two rows high [P5-09]', () => {
    wearing('src/ui/TextArea/textArea.scss');
    draw(<TextArea id="why" label="Reason" value="" onChange={() => undefined} />);
    const input = document.querySelector('.ui-text-area__input') as Element;
    // The height follows the text's size, in em.
    expect((sizeOf(input, 'height') * sizeOf(input, 'fontSize')) / sizeOf(input, 'lineHeight')).toBe(2);
  });

  it('given no length of its own, then it takes 140 characters', () => {
    draw(<TextArea id="why" label="Reason" value="" onChange={() => undefined} />);
    expect(byId('why').getAttribute('maxlength')).toBe('140');
  });

  it('given blanks at its ends, when it is left, then they are gone [P5-08]', () => {
    const changed = jest.fn();
    draw(<TextArea id="why" label="Reason" value=" gift " onChange={changed} />);
    leave('why');
    expect(changed).toHaveBeenCalledWith('gift');
    type('why', 'gifts');
    expect(changed).toHaveBeenLastCalledWith('gifts');
  });
});
