import { byId, draw, words } from '../../../test/component/drawn';
import { FormItem } from '.';

describe('FormItem', () => {
  it('given an error, then it is where the hint was, in a place that is read out', () => {
    const item = (error?: string) => (
      <FormItem id="name" label="Name" hint="As in the passport" error={error}>
        field
      </FormItem>
    );
    const { redraw } = draw(item());
    expect(byId('name-note').textContent).toBe('As in the passport');
    redraw(item('Enter your name'));
    expect(byId('name-note').textContent).toBe('Enter your name');
    expect(byId('name-note').getAttribute('aria-live')).toBe('polite');
  });

  it('given a warning, then it shows unless there is an error', () => {
    draw(
      <FormItem id="name" label="Name" warning="Is this right?" required={false}>
        field
      </FormItem>,
    );
    expect(byId('name-note').textContent).toBe('Is this right?');
    expect(words()).toContain('Optional');
  });
});
