import { contactService } from '@/state/market/support';
import { byId, draw, namesOf, press } from '../../../test/component/drawn';
import { ActionScreen } from '.';

jest.mock('@/state/market/support', () => ({ contactService: jest.fn().mockResolvedValue(undefined) }));

describe('ActionScreen', () => {
  it('given a main action, then it is below the content with help beside it', () => {
    const saved = jest.fn();
    draw(
      <ActionScreen
        screen={{ id: 'screen', title: 'Your account' }}
        service="payee"
        main={{ id: 'save', label: 'Save', onPress: saved }}
      >
        content
      </ActionScreen>,
    );
    expect(namesOf('heading')).toContain('Your account');
    expect(byId('screen').textContent).toContain('content');
    press('save');
    press('action-help');
    expect(saved).toHaveBeenCalledTimes(1);
    expect(contactService).toHaveBeenCalledWith('payee');
  });
});
