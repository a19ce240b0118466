import type { ConsoleClient } from '../journeys/console';
import type { SandboxClient } from '../contract/support/sandboxClient';
import type { H5Driver } from '../journeys/driver/h5Driver';
import type { Person } from '../journeys/driver/person';

export interface Scene {
  d: H5Driver;
  server: ConsoleClient;
  url: string;
  language: string;
  /** At each width; `tall` includes the scrollable content, `asIs` keeps the window's size. */
  shot: (what: string, options?: { tall?: boolean; wait?: number; asIs?: boolean }) => Promise<void>;
  /** Clears storage except the language. */
  forget: () => Promise<void>;
  signIn: (email: string) => Promise<void>;
  resume: (person: Person, client: SandboxClient) => Promise<void>;
}

export type Chapter = (scene: Scene) => Promise<void>;

export const mia = 'mia.aus@demo.test';
export const ken = 'ken.hkg@demo.test';
