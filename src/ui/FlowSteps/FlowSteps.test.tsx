import { draw, namesOf } from '../../../test/component/drawn';
import { FlowSteps } from '.';

describe('FlowSteps', () => {
  it('given the second of three steps, then it is told in one phrase', () => {
    draw(<FlowSteps steps={['Amount', 'Payee', 'Pay']} current={1} />);
    expect(namesOf('img')).toEqual([expect.stringMatching(/2.*3.*: Payee$/)]);
    expect(namesOf('button')).toEqual([]);
  });

  it('given a part of the first step is done, then the line that leads on from it is filled so far', () => {
    draw(<FlowSteps steps={['Amount', 'Payee', 'Pay']} current={0} share={0.25} />);
    const lines = Array.from(document.querySelectorAll<HTMLElement>('.ui-steps__step'), ({ style }) =>
      style.getPropertyValue('--done'),
    );
    expect(lines).toEqual(['', '25%', '']);
  });
});
