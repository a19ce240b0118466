import { newPerson } from '../journeys/driver/person';
import type { Scene } from './types';

/** Registers in the app in any language; returns the sandbox id. */
export async function join({ d, server }: Pick<Scene, 'd' | 'server'>, market: string): Promise<string> {
  const person = newPerson(market);
  await d.open('register');
  await d.tap('register-market');
  await d.tap(`register-market-option-${market}`);
  await d.fill('register-phone', person.phone);
  await d.tap('register-send-code');
  await d.fill('register-code', await server.captchaFor(person.phone));
  for (const code of ['terms', 'privacy', 'pds']) await d.tap(`register-agree-${code}`);
  await d.tap('register-submit');
  await d.seePath('/tabbar/remit');
  return server.payerId(person.phone);
}
