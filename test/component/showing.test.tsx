import { fireEvent as untyped, render } from '@tarojs/test-utils-react/dist/pure';
import { setLanguage } from '@/i18n';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { FormItem } from '@/ui/FormItem';
import { Money } from '@/ui/Money';
import { StatusTag } from '@/ui/StatusTag';
import { Timeline } from '@/ui/Timeline';

// The package types only the events it overrides.
const fireEvent = untyped as unknown as Record<'click' | 'keyDown', (node: Element, init?: object) => void>;

beforeAll(() => setLanguage('en'));

const labels = (): (string | null)[] =>
  Array.from(document.querySelectorAll('[aria-label]'), (node) => node.getAttribute('aria-label'));
const words = (): string => document.body.textContent ?? '';
afterEach(() => {
  document.body.innerHTML = '';
});

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

describe('Button', () => {
  it('given a name, then it is a button by role and name, and the keyboard reaches it', () => {
    render(<Button id="b-name" label="Continue" onPress={() => undefined} />, {});
    expect(byId('b-name').getAttribute('role')).toBe('button');
    expect(byId('b-name').getAttribute('aria-label')).toBe('Continue');
    expect((byId('b-name') as HTMLElement & { tabIndex: number }).tabIndex).toBe(0);
  });

  it('given Enter or Space, then it is pressed like by a tap', () => {
    const pressed = jest.fn();
    render(<Button id="b-keys" label="Continue" onPress={pressed} />, {});
    fireEvent.click(byId('b-keys'));
    fireEvent.keyDown(byId('b-keys'), { key: 'Enter' });
    fireEvent.keyDown(byId('b-keys'), { key: ' ' });
    fireEvent.keyDown(byId('b-keys'), { key: 'a' });
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  it('given a press that takes its time, then a second tap does nothing', async () => {
    let done: () => void = () => undefined;
    const pressed = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    render(<Button id="b-twice" label="Pay" onPress={pressed} />, {});
    fireEvent.click(byId('b-twice'));
    fireEvent.click(byId('b-twice'));
    expect(pressed).toHaveBeenCalledTimes(1);
    done();
    await Promise.resolve();
    await Promise.resolve();
    fireEvent.click(byId('b-twice'));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('given disabled, then it says so and cannot be pressed', () => {
    const pressed = jest.fn();
    render(<Button id="b-off" label="Pay" disabled onPress={pressed} />, {});
    fireEvent.click(byId('b-off'));
    expect(byId('b-off').getAttribute('aria-disabled')).toBe('true');
    expect(pressed).not.toHaveBeenCalled();
  });

  it('given seconds, then it counts down and is disabled meanwhile', () => {
    const pressed = jest.fn();
    render(<Button id="b-count" label="Agree" seconds={3} onPress={pressed} />, {});
    expect(byId('b-count').textContent).toBe('Agree (3 s)');
    fireEvent.click(byId('b-count'));
    expect(pressed).not.toHaveBeenCalled();
  });
});

it('given an amount, then it is read out as one phrase with its code and grouped digits', () => {
  render(<Money amount="1234567.5" currency="AUD" />, {});
  expect(labels()).toContain('1,234,567.50 AUD');
});

it('given a currency without decimals, then none are shown', () => {
  render(<Money amount="1200" currency="JPY" />, {});
  expect(labels()).toContain('1,200 JPY');
});

it('given a status, then words stand beside colour and icon', () => {
  render(<StatusTag tone="red" label="Not delivered" />, {});
  expect(words()).toContain('Not delivered');
});

it('given an empty list with an action, then the way out is a button', () => {
  const pressed = jest.fn();
  render(
    <EmptyState title="No transfers yet" action={{ id: 'e-send', label: 'Send money', onPress: pressed }} />,
    {},
  );
  fireEvent.click(byId('e-send'));
  expect(pressed).toHaveBeenCalled();
});

it('given a timeline, then each step says its state in words', () => {
  render(
    <Timeline
      steps={[
        { title: 'Paid', state: 'done' },
        { title: 'Sent', state: 'now' },
      ]}
    />,
    {},
  );
  expect(labels()).toContain('Done');
  expect(labels()).toContain('In progress');
});

it('given an error, then it takes the place of the hint', () => {
  render(
    <FormItem id="x" label="Name" hint="As in the passport" error="Name is needed" required={false}>
      <Button label="inside" onPress={() => undefined} />
    </FormItem>,
    {},
  );
  expect(words()).toContain('Name is needed');
  expect(words()).not.toContain('As in the passport');
  expect(words()).toContain('Optional');
});
