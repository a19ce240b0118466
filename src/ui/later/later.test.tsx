import { act } from 'react';
import { draw, words } from '../../../test/component/drawn';
import { later } from '.';

const settled = () => act(async () => undefined);

describe('later', () => {
  it('given a part that loads, then nothing is shown for it until it is there', async () => {
    const Part = later(() => Promise.resolve(({ name }: { name: string }) => <>{`Here is ${name}`}</>));
    draw(<Part name="the rate" />);
    expect(words()).toBe('');
    await settled();
    expect(words()).toBe('Here is the rate');
  });

  it('given a part that does not load, then the screen is whole without it', async () => {
    const Part = later(() => Promise.reject<() => null>(new Error('offline')));
    draw(
      <>
        Before
        <Part />
      </>,
    );
    await settled();
    expect(words()).toBe('Before');
  });
});
