import { sandboxClient } from '../contract/support/sandboxClient';
import { newPerson } from '../journeys/driver/person';
import { pickCode } from '../journeys/steps/formSteps';
import type { Scene } from './types';

/** In any language; returns the sandbox id. */
export async function join({ d, server }: Pick<Scene, 'd' | 'server'>, market: string): Promise<string> {
  const person = newPerson(market);
  await d.open('register');
  const { list } = await sandboxClient(new URL(d.page.url()).origin, { market }).call('user.clauseList', {
    countryCode: market,
  });
  await pickCode(d, 'register-market', market);
  await d.fill('register-phone', person.phone);
  await d.tap('register-send-code');
  await d.fill('register-code', await server.captchaFor(person.phone));
  for (const { code, required } of list) if (required) await d.tap(`register-agree-${code}`);
  await d.tap('register-submit');
  await d.seePath('/tabbar/remit');
  return server.payerId(person.phone);
}
