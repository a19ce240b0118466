import type { CountryCode } from '@/domain/countries/countryTypes';
import type { LanguageCode } from '@/domain/languages';
import { newPerson } from '../journeys/driver/person';
import { mainJob } from '../journeys/steps/mainJob';
import type { Chapter, Scene } from './types';

/** Unlike the first pictures' AUS and CHN. */
const corridors: readonly (readonly [market: string, country: CountryCode])[] = [
  ['GBR', 'NGA'],
  ['JPN', 'NPL'],
  ['KOR', 'PHL'],
];

/** Takes a picture before each tap that leaves the screen. */
function pictured({ d, shot }: Scene): Scene['d'] {
  let last = '';
  return new Proxy(d, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      if (name !== 'tap' && name !== 'hide') return method.bind(target) as unknown;
      return async (id: string, ...given: unknown[]): Promise<unknown> => {
        const path = await target.path();
        const leaves = /submit|next|sent|send|done|action|hide/.test(name === 'hide' ? name : id);
        if (path !== last || leaves) await shot(path.split('?')[0]?.replace(/\W+/g, '-').slice(1) ?? '', { tall: true });
        last = path;
        return method.apply(target, [id, ...given]);
      };
    },
  });
}

const job =
  (market: string, country: CountryCode): Chapter =>
  async (scene) => {
    const { server, url, shot, language } = scene;
    const journey = { person: newPerson(market), sandbox: { url, console: server } };
    await mainJob(pictured(scene), journey, language as LanguageCode, country);
    await shot('arrived', { tall: true, wait: 900 });
  };

export const jobChapters: Record<string, Chapter> = Object.fromEntries(
  corridors.map(([market, country]) => [`job${market}`, job(market, country)]),
);
