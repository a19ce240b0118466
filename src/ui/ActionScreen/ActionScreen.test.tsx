import { fake } from '../../../test/component/fakeApp';
import { byId, draw, namesOf, press } from '../../../test/component/drawn';
import { ActionScreen } from '.';

const contactService = jest.fn();
fake.navigation({ contactService });

describe('ActionScreen', () => {
  it('given a main action, then it is below the content with help next to it', () => {
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
