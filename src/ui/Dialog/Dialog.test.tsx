import { byRole, draw, key, namesOf, press } from '../../../test/component/drawn';
import { Dialog } from '.';

describe('Dialog', () => {
  it('given it is open, then it is an alert dialog by title and message, with its answers as buttons [P4.3-01]', () => {
    const answers = { confirm: jest.fn(), third: jest.fn(), cancel: jest.fn() };
    draw(
      <Dialog
        open
        title="Cancel this transfer?"
        message="Nothing has been paid."
        confirm={{ label: 'Cancel transfer', onPress: answers.confirm, danger: true }}
        third={{ label: 'Help', onPress: answers.third }}
        cancel={{ label: 'Keep it', onPress: answers.cancel }}
      />,
    );
    expect(namesOf('alertdialog')).toEqual(['Cancel this transfer? Nothing has been paid.']);
    expect(byRole('alertdialog')[0]?.getAttribute('aria-modal')).toBe('true');
    press('dialog-confirm');
    press('dialog-third');
    press('dialog-cancel');
    expect(Object.values(answers).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('given seconds on an answer, then that answer waits for its count [P4.3-02 P4.3-03]', () => {
    const answers = { confirm: jest.fn(), cancel: jest.fn() };
    const dialog = (confirm?: number, cancel?: number) => (
      <Dialog
        open
        title="Sure?"
        confirm={{ label: 'Yes', onPress: answers.confirm, seconds: confirm }}
        cancel={{ label: 'No', onPress: answers.cancel, seconds: cancel }}
      />
    );
    const { redraw } = draw(dialog(3));
    press('dialog-confirm');
    expect(answers.confirm).not.toHaveBeenCalled();
    redraw(dialog(undefined, 3));
    press('dialog-cancel');
    key(byRole('alertdialog')[0]!.parentElement!, 'Escape');
    expect(answers.cancel).not.toHaveBeenCalled();
  });

  it('given Escape, then it is answered with cancel; without a cancel it stays', () => {
    const cancelled = jest.fn();
    const confirmed = jest.fn();
    const dialog = (cancel?: { label: string; onPress: () => unknown }) => (
      <Dialog open title="Sure?" confirm={{ label: 'Yes', onPress: confirmed }} cancel={cancel} />
    );
    const { redraw } = draw(dialog({ label: 'No', onPress: cancelled }));
    key(byRole('alertdialog')[0]!.parentElement!, 'Escape');
    expect(cancelled).toHaveBeenCalledTimes(1);
    redraw(dialog());
    key(byRole('alertdialog')[0]!.parentElement!, 'Escape');
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('given it is closed, then nothing is there [P4.3-01]', () => {
    draw(<Dialog open={false} title="Sure?" confirm={{ label: 'Yes', onPress: () => undefined }} />);
    expect(byRole('alertdialog')).toEqual([]);
  });
});
