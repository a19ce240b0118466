import { byId, byRole, draw, isThere, nameOf, press, words } from '../drawn';
import { ServerSelect } from '@/forms/controls/ServerSelect';

const field = { id: 'purpose', label: 'Purpose', value: '', onChange: () => undefined };

describe('ServerSelect', () => {
  it('given a list on its way, then it says so and cannot be opened', () => {
    draw(<ServerSelect {...field} list={{ options: [], loading: true }} placeholder="Choose one" />);
    expect(nameOf(byId('purpose'))).toBe('Purpose, Loading');
    press('purpose');
    expect(byRole('dialog')).toEqual([]);
  });

  it('given a list that did not come, then it says so and asks again', () => {
    const retry = jest.fn();
    draw(<ServerSelect {...field} list={{ options: [], failed: true, retry }} placeholder="Choose one" />);
    expect(words()).toContain("We couldn't load the options");
    press('purpose');
    expect(byRole('dialog')).toEqual([]);
    press('purpose-options-retry');
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('given the list, then what is chosen of it shows', () => {
    const options = [{ value: 'GIFT', label: 'Gift' }];
    const { redraw } = draw(<ServerSelect {...field} list={{ options }} placeholder="Choose one" />);
    expect(nameOf(byId('purpose'))).toBe('Purpose, Choose one');
    redraw(<ServerSelect {...field} value="GIFT" list={{ options }} placeholder="Choose one" />);
    expect(nameOf(byId('purpose'))).toBe('Purpose, Gift');
    expect(isThere('purpose-options-retry')).toBe(false);
    press('purpose');
    expect(byRole('dialog')).toHaveLength(1);
  });
});
