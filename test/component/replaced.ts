type Client = Pick<typeof import('@/state/client/client'), 'call' | 'upload'> &
  typeof import('@/state/client/showError');
type Navigation = typeof import('@/state/navigation/navigate') &
  typeof import('@/state/navigation/useRoute') &
  typeof import('@/state/accountOpening/kycOpening') &
  typeof import('@/state/market/support');
type Session = typeof import('@/state/session/session') &
  typeof import('@/state/session/profile') &
  typeof import('@/state/session/otherAccount');

type Free = (...given: never[]) => unknown;
/** Only what the screen reads. */
type Given<M> = { [K in keyof M as M[K] extends Free ? K : never]?: Free };

const parts = {
  client: {} as Given<Client>,
  navigation: {} as Given<Navigation>,
  session: {} as Given<Session>,
};

/** Others stay the app's own. */
export const fake = {
  client: (given: Given<Client>) => void Object.assign(parts.client, given),
  navigation: (given: Given<Navigation>) => void Object.assign(parts.navigation, given),
  session: (given: Given<Session>) => void Object.assign(parts.session, given),
};

type Functions = Record<string, (...given: unknown[]) => unknown>;

/** Functions ask at each call whether a test gave another. */
export function replaceable(part: keyof typeof parts, actual: object): object {
  const given = parts[part] as Partial<Functions>;
  const functions = Object.entries(actual as Functions).filter(
    ([, own]) => typeof own === 'function' && !('getState' in own),
  );
  return {
    ...actual,
    ...Object.fromEntries(
      functions.map(([name, own]) => [name, (...args: unknown[]) => (given[name] ?? own)(...args)]),
    ),
  };
}
