import { byRole, draw, namesOf } from '../../../test/component/drawn';
import { Timeline } from '.';

describe('Timeline', () => {
  it('given steps, then each is told with its state and time', () => {
    draw(
      <Timeline
        steps={[
          { state: 'done', title: 'You paid', time: '15:15' },
          { state: 'now', title: 'On its way', note: 'The bank has it' },
          { state: 'later', title: 'Arrives' },
        ]}
      />,
    );
    expect(namesOf('listitem')).toEqual(['You paid15:15', 'On its wayThe bank has it', 'Arrives']);
    expect(new Set(namesOf('img')).size).toBe(3);
  });

  it('given the current step, then it looks otherwise where the reader must act', () => {
    const step = { state: 'now', title: 'Papers' } as const;
    draw(<Timeline steps={[step, { ...step, yours: true }]} />);
    const [ours, yours] = byRole('listitem').map(({ className }) => className);
    expect(yours).not.toBe(ours);
  });
});
