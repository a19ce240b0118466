import type { UploadsState } from '@/state/uploads';
import { draw, namesOf, press } from '../../../test/component/drawn';
import { UploadAdd } from '.';

const empty: UploadsState = { entries: [], choosing: false, barred: null };
const rules = { types: ['image'] as const, maxBytes: 1024 * 1024, max: 1 };

describe('UploadAdd', () => {
  it('given only pictures, then a tap chooses one at once', () => {
    const chosen = jest.fn();
    draw(<UploadAdd id="front" label="Front" rules={rules} state={empty} onChoose={chosen} />);
    expect(namesOf('button')[0]).toContain('Front');
    press('front');
    expect(chosen).toHaveBeenCalledWith('any');
  });

  it('given papers too, then it asks where the file is', () => {
    const chosen = jest.fn();
    draw(
      <UploadAdd
        id="proof"
        label="Proof"
        rules={{ ...rules, types: ['image', 'pdf'] }}
        state={empty}
        onChoose={chosen}
      />,
    );
    press('proof');
    expect(chosen).not.toHaveBeenCalled();
    press('upload-from-files');
    expect(chosen).toHaveBeenCalledWith('files');
  });

  it('given that camera or album is refused, then the next tap offers the other ways', () => {
    const chosen = jest.fn();
    const refused = { ...empty, barred: 'denied' as const };
    draw(<UploadAdd id="front" label="Front" rules={rules} state={refused} onChoose={chosen} />);
    press('front');
    press('upload-from-files');
    expect(chosen.mock.calls).toEqual([['files']]);
  });
});
