import { fireEvent as untyped, render } from '@tarojs/test-utils-react/dist/pure';
import { setLanguage } from '@/i18n';
import { Button } from '@/ui/Button';
import { TickField, useTick } from '@/ui/TickField';

const fireEvent = untyped as unknown as Record<'click', (node: Element) => void>;
const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

beforeAll(() => setLanguage('en'));
afterEach(() => {
  document.body.innerHTML = '';
});

function Consent({ step }: { step: () => Promise<void> }) {
  const tick = useTick();
  return (
    <>
      <TickField id="consent" label="I agree" tick={tick} needed="Tick the box to continue" />
      <Button id="go" label="Go on" onPress={() => tick.before(step)} />
    </>
  );
}

describe('TickField', () => {
  it('given no tick, then the step is not taken and what is missing is said, until it is ticked', () => {
    const step = jest.fn(() => Promise.resolve());
    render(<Consent step={step} />, {});
    const words = (): string => document.body.textContent ?? '';
    expect(words()).not.toContain('Tick the box to continue');
    fireEvent.click(byId('go'));
    expect(step).not.toHaveBeenCalled();
    expect(words()).toContain('Tick the box to continue');
    fireEvent.click(byId('consent'));
    expect(words()).not.toContain('Tick the box to continue');
    fireEvent.click(byId('go'));
    expect(step).toHaveBeenCalledTimes(1);
  });
});
