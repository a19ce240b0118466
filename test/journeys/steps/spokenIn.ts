import type { LanguageCode } from '@/domain/languages';
import { wrongTexts } from '../../language/wrongTexts';
import type { Driver } from '../driver';

/** After these the screen may have changed. */
const looks = ['see', 'seePath', 'tap', 'show'] as const;

export interface Reading {
  d: Driver;
  /** With its page; `data`: names said as they are. */
  wrong: (data: readonly string[]) => string[];
}

export function reading(driver: Driver, language: LanguageCode): Reading {
  const said = new Map<string, Set<string>>();
  const read = async (): Promise<void> => {
    const [page, texts] = [await driver.path(), await driver.said()];
    const there = said.get(page) ?? new Set();
    for (const text of texts) there.add(text);
    said.set(page, there);
  };
  const d = new Proxy(driver, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      if (!(looks as readonly unknown[]).includes(name)) return method.bind(target) as unknown;
      return async (...given: unknown[]): Promise<unknown> => {
        const answer: unknown = await method.apply(target, given);
        await read();
        return answer;
      };
    },
  });
  return {
    d,
    wrong: (data) =>
      [...said].flatMap(([page, texts]) =>
        wrongTexts(texts, language, data).map((problem) => `${page} ${problem}`),
      ),
  };
}
