import { draw, namesOf } from '../../../test/component/drawn';
import { FlowSteps } from '.';

describe('FlowSteps', () => {
  it('given the second of three steps, then it is told in one phrase', () => {
    draw(<FlowSteps steps={['Amount', 'Payee', 'Pay']} current={1} />);
    expect(namesOf('img')).toEqual([expect.stringMatching(/2.*3.*: Payee$/)]);
    expect(namesOf('button')).toEqual([]);
  });
});
