import type { ConsoleClient } from '../journeys/console';
import type { SandboxClient } from '../contract/support/sandboxClient';
import type { H5Driver } from '../journeys/driver/h5Driver';
import type { Person } from '../journeys/driver/person';

export interface Scene {
  d: H5Driver;
  server: ConsoleClient;
  /** Where the sandbox answers: for people who are made without the app. */
  url: string;
  /** A picture of what is on the screen; `tall` shows what would have to be scrolled to. */
  shot: (what: string, options?: { tall?: boolean; wait?: number }) => Promise<void>;
  /** Forgets what the app has kept, but for the language. */
  forget: () => Promise<void>;
  /** Signs in as a demo payer. */
  signIn: (email: string) => Promise<void>;
  /** The app as left by a user who registered without it: signed in. */
  resume: (person: Person, client: SandboxClient) => Promise<void>;
}

export type Chapter = (scene: Scene) => Promise<void>;

export const mia = 'mia.aus@demo.test';
export const ken = 'ken.hkg@demo.test';
