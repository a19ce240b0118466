import { byRole, draw, namesOf } from '../../../test/component/drawn';
import { ProgressBar } from '.';

describe('ProgressBar', () => {
  it('given how far, then it is told in whole per cent', () => {
    draw(<ProgressBar percent={41.6} label="Sending" />);
    expect(namesOf('progressbar')).toEqual(['Sending']);
    expect(byRole('progressbar')[0]?.getAttribute('aria-valuenow')).toBe('42');
  });
});
