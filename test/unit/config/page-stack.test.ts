import fc from 'fast-check';
import { RouterWorld } from './routerWorld';

const sight = (page: string, text = '') => ({
  inSight: [page],
  bar: page,
  text,
  current: page.replace(/\?.*/, ''),
  strays: 0,
});

describe('one step after the other', () => {
  type Step = (world: RouterWorld) => Promise<void> | void;
  const ways: Record<string, [string[], ...Step[]]> = {
    'there and back': [['/home'], (w) => w.push('/a?q=1'), (w) => w.browser(-1)],
    'back by the app': [['/home', '/a'], (w) => w.push('/a'), (w) => w.push('/b?q=2'), (w) => w.leave()],
    'back by the app, two at once': [
      ['/home', '/a'],
      (w) => w.push('/a'),
      (w) => w.push('/b?q=2'),
      (w) => w.push('/c'),
      (w) => w.leave(2),
    ],
    'back by the app, more than there are': [['/home'], (w) => w.push('/a'), (w) => w.leave(5)],
    'another in its place': [['/home', '/b?q=3'], (w) => w.push('/a'), (w) => w.replace('/b?q=3')],
    'back from another in its place': [
      ['/home'],
      (w) => w.push('/a'),
      (w) => w.replace('/b?q=3'),
      (w) => w.browser(-1),
    ],
    'everything again': [['/c?q=4'], (w) => w.push('/a'), (w) => w.push('/b'), (w) => w.relaunch('/c?q=4')],
    'back behind a relaunch': [['/home'], (w) => w.push('/a'), (w) => w.relaunch('/c'), (w) => w.browser(-1)],
    'the same page twice': [
      ['/home', '/a?q=1'],
      (w) => w.push('/a?q=1'),
      (w) => w.push('/a?q=2'),
      (w) => w.browser(-1),
    ],
  };
  test.each(Object.entries(ways))('%s', async (_name, [stack, ...steps]) => {
    const world = await RouterWorld.open();
    for (const step of steps) await step(world);
    expect(world.state).toMatchObject({ stack, ...sight(stack.at(-1)!) });
  });

  test('back to a page: as it was left', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    await world.push('/a?q=1');
    await world.push('/home');
    await world.leave(2);
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home', 'mine') });
  });

  test('forward opens the page on top of the one that was left, and back keeps that', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    await world.push('/a?q=1');
    await world.browser(-1);
    await world.browser(1);
    expect(world.state).toMatchObject({ stack: ['/home', '/a?q=1'], ...sight('/a?q=1') });
    await world.browser(-1);
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home', 'mine') });
  });

  test('three quick steps back: no page is passed over, and none of those that were left stays behind', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    for (const page of ['/a', '/b', '/c']) await world.push(page);
    await world.browser(-1, -1, -1);
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home', 'mine') });
  });

  test('a step to an address with another # is the next place', async () => {
    const world = await RouterWorld.open();
    await world.push('/a');
    await world.jump('#more');
    await world.browser(-1);
    expect(world.state).toMatchObject({ stack: ['/home', '/a'], inSight: ['/a'], bar: '/a' });
  });

  test('an address that no page has is told, and what opens in its place lies on the page before', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    await world.push('/nowhere');
    expect(world.unknown).toEqual(['/nowhere']);
    await world.replace('/late');
    expect(world.state).toMatchObject({ stack: ['/home', '/late'], ...sight('/late') });
    await world.browser(-1);
    expect(world.state).toMatchObject(sight('/home', 'mine'));
  });
});

test.each(['/home', '/HOME', '/home/'])(
  '%s opens its page, whatever the case and with or without a slash',
  async (address) => {
    const world = await RouterWorld.open(address);
    expect(world.state).toMatchObject({ stack: [address], ...sight(address) });
  },
);

describe('a page that is come back to before the next has slid in', () => {
  const quickly = async (world: RouterWorld): Promise<void> => {
    await world.push('/a', 20);
    await world.browser(-1);
  };

  test('stays in sight', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    await quickly(world);
    expect(world.state).toMatchObject(sight('/home', 'mine'));
  });

  test('and is not taken for the one on top when another has been opened meanwhile', async () => {
    const world = await RouterWorld.open();
    await world.push('/a');
    await world.quickly(-1, 10);
    await world.push('/b');
    expect(world.state).toMatchObject({ stack: ['/home', '/b'], ...sight('/b') });
  });
});

describe('a page whose code is still to come', () => {
  test('gone back before it: the page before stays with its text, and forward opens the late one', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    world.hold('/late');
    await world.push('/late?q=1');
    await world.browser(-1);
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home', 'mine') });
    await world.arrive('/late');
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home', 'mine') });
    await world.browser(1);
    expect(world.state).toMatchObject({ stack: ['/home', '/late?q=1'], ...sight('/late?q=1') });
    await world.browser(-1);
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home', 'mine') });
  });

  test('back and forward again before it: it opens once', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    world.hold('/late');
    await world.push('/late?q=1');
    await world.browser(-1, 1);
    await world.arrive('/late');
    expect(world.state).toMatchObject({ stack: ['/home', '/late?q=1'], ...sight('/late?q=1') });
    await world.browser(-1);
    expect(world.state).toMatchObject(sight('/home', 'mine'));
  });

  test('two steps back: the page two before comes, the late one never', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    await world.push('/a');
    world.hold('/late');
    await world.push('/late');
    await world.browser(-1, -1);
    await world.arrive('/late');
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home', 'mine') });
  });

  test("the app's own way back leaves the late one, too", async () => {
    const world = await RouterWorld.open();
    await world.push('/a');
    world.type('mine');
    world.hold('/late');
    await world.push('/late');
    await world.leave();
    await world.arrive('/late');
    expect(world.state).toMatchObject({ stack: ['/home', '/a'], ...sight('/a', 'mine') });
  });

  test('another in its place: that one opens on the page before', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    world.hold('/late');
    await world.push('/late');
    await world.replace('/b?q=2');
    await world.arrive('/late');
    expect(world.state).toMatchObject({ stack: ['/home', '/b?q=2'], ...sight('/b?q=2') });
    await world.browser(-1);
    expect(world.state).toMatchObject(sight('/home', 'mine'));
  });

  test('two quick taps: the newest opens, and back from it the one before', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    world.hold('/late');
    await world.push('/late?q=1');
    await world.push('/b?q=2');
    expect(world.state).toMatchObject({ stack: ['/home', '/b?q=2'], ...sight('/b?q=2') });
    await world.arrive('/late');
    expect(world.state).toMatchObject({ stack: ['/home', '/b?q=2'], ...sight('/b?q=2') });
    await world.browser(-1);
    expect(world.state).toMatchObject({ stack: ['/home', '/late?q=1'], ...sight('/late?q=1') });
    await world.browser(-1);
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home', 'mine') });
  });

  test('the same page twice with different params: the newest', async () => {
    const world = await RouterWorld.open();
    world.hold('/late');
    await world.push('/late?q=1');
    await world.push('/late?q=2');
    await world.arrive('/late');
    expect(world.state).toMatchObject({ stack: ['/home', '/late?q=2'], ...sight('/late?q=2') });
  });

  test('a relaunch gone back behind has cleared the pages away all the same', async () => {
    const world = await RouterWorld.open();
    world.type('of someone who has signed out');
    await world.push('/a');
    world.hold('/late');
    await world.relaunch('/late');
    await world.browser(-1);
    await world.arrive('/late');
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home', '') });
  });

  test('a deep link whose page sends on at once', async () => {
    const world = await RouterWorld.open('/late?q=1', ['/late']);
    expect(world.state.stack).toEqual([]);
    await world.arrive('/late');
    await world.replace('/b');
    expect(world.state).toMatchObject({ stack: ['/b'], ...sight('/b') });
  });

  test('a deep link replaced before its page came', async () => {
    const world = await RouterWorld.open('/late?q=1', ['/late']);
    await world.replace('/b');
    await world.arrive('/late');
    expect(world.state).toMatchObject({ stack: ['/b'], ...sight('/b') });
  });

  test('code that does not come: the address goes back to the page in sight, and the next try opens it', async () => {
    const world = await RouterWorld.open();
    world.type('mine');
    world.hold('/late');
    await world.push('/late?q=1');
    await world.fail('/late');
    expect(world.failures).toEqual(['no code of /late']);
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home', 'mine') });
    await world.arrive('/late');
    await world.push('/late?q=1');
    expect(world.state).toMatchObject({ stack: ['/home', '/late?q=1'], ...sight('/late?q=1') });
  });

  test('code that does not come for a page that was left: nobody is told', async () => {
    const world = await RouterWorld.open();
    world.hold('/late');
    await world.push('/late');
    await world.browser(-1);
    await world.fail('/late');
    expect(world.failures).toEqual([]);
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home') });
  });

  test('code that does not come holds up no other page', async () => {
    const world = await RouterWorld.open();
    world.hold('/late');
    await world.push('/late');
    await world.push('/b');
    await world.fail('/late');
    expect(world.state).toMatchObject({ stack: ['/home', '/b'], ...sight('/b') });
    await world.browser(-2);
    expect(world.state).toMatchObject({ stack: ['/home'], ...sight('/home') });
  });
});

test('whatever is tapped while code comes late: what is in sight is what the address says, and its own text', async () => {
  const step = fc.oneof(
    fc.record({ push: fc.constantFrom('/a', '/b', '/late', '/c') }),
    fc.record({ replace: fc.constantFrom('/a', '/late') }),
    fc.record({ browser: fc.constantFrom(-1, -1, -2, 1) }),
    fc.record({ hold: fc.constantFrom('/a', '/b', '/late', '/home') }),
    fc.record({ arrive: fc.constantFrom('/a', '/b', '/late', '/home') }),
  );
  interface Step {
    push?: string;
    replace?: string;
    browser?: number;
    hold?: string;
    arrive?: string;
  }
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const world = await RouterWorld.open();
      let entries = [{ address: '/home', text: '' }];
      let at = 0;
      for (const one of steps as Step[]) {
        const { push, replace, browser, hold, arrive } = one;
        if (replace && world.waitsFor(replace)) continue;
        const address = `${push ?? replace}?q=${++number}`;
        if (push) entries = [...entries.slice(0, ++at), { address, text: '' }];
        if (replace) entries[at] = { address, text: '' };
        if (browser && !entries[at + browser]) continue;
        if (browser) at += browser;
        if (push) await world.push(address);
        if (replace) await world.replace(address);
        if (browser) await world.browser(browser);
        if (hold) world.hold(hold);
        if (arrive) await world.arrive(arrive);
        const { stack, inSight, bar, strays } = world.state;
        expect(inSight).toEqual(stack.slice(-1));
        expect([bar, strays]).toEqual([entries[at]!.address, 0]);
      }
      for (const page of ['/a', '/b', '/late', '/home']) await world.arrive(page);
      expect(world.state).toMatchObject(sight(entries[at]!.address));
      const before = entries.slice(0, at + 1).map(({ address }) => address);
      const { stack } = world.state;
      expect(before.filter((address) => stack.includes(address))).toEqual(stack);
    }),
    { numRuns: 60 },
  );
}, 60_000);
