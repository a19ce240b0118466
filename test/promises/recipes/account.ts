import { DAY } from '@/core/countdown';
import { keyOf } from '../generic';
import type { Login, Play } from '../play';
import { loginPasswords, passwords, payPasswords } from '../world';
import { type Draw, pick, staff } from './draw';

const scenes = [
  'login', 'register', 'resetPassword', 'bindPhone', 'bindEmail', 'setPassword', 'payPassword', 'replaceContact', 'closeAccount', 'payeeChange', 'newDevice',
] as const; // prettier-ignore
type Scene = (typeof scenes)[number];

interface Contact {
  contactType: 'phone' | 'email';
  areaCode?: string;
  phoneNumber?: string;
  email?: string;
}

export function contactAt(play: Play, login: Login, at: number): Contact {
  const payer = play.state.payers.get(login.payerId);
  const fresh: Contact[] = [
    { contactType: 'phone', areaCode: '61', phoneNumber: '455000111' },
    { contactType: 'email', email: 'new.address@example.org' },
  ];
  const others = play.people.map(({ phone }): Contact => ({ contactType: 'phone', ...phone }));
  const own: Contact[] = [
    ...(payer?.phoneNumber && payer.areaCode
      ? [{ contactType: 'phone' as const, areaCode: payer.areaCode, phoneNumber: payer.phoneNumber }]
      : []),
    ...(payer?.email ? [{ contactType: 'email' as const, email: payer.email }] : []),
  ];
  return (at % 4 < 3 ? pick(own, at >> 2) : pick([...fresh, ...others], at >> 2)) ?? (fresh[0] as Contact);
}

export async function ticketFor(
  play: Play,
  login: Login | null,
  contact: Contact,
  scene: Scene,
): Promise<string | undefined> {
  await play.call(login, 'login.captcha', { ...contact, scene });
  const code = newestCode(play, scene);
  if (code === undefined) return undefined;
  const { model } = await play.call(login, 'login.captchaVerify', { ...contact, scene, captcha: code });
  return (model as { ticket?: string } | null)?.ticket;
}

export const newestCode = (play: Play, scene: string): string | undefined =>
  [...play.state.captchas.values()]
    .filter((row) => row.purpose === scene && row.kind !== 'challenge' && row.usedAt === null)
    .sort((x, y) => x.createdAt - y.createdAt)
    .at(-1)?.code;

export async function code(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  await ticketFor(play, a % 5 === 0 ? null : login, contactAt(play, login, b), pick(scenes, a) as Scene);
}

export async function setPassword(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  // One in four is none that a login takes.
  const password = b % 4 > 0 ? pick(loginPasswords, b >> 2) : pick(passwords, b >> 2);
  const contact = contactAt(play, login, c);
  const visitor = a % 5 === 4;
  // Without a login it is reset.
  const scene = visitor || (a >> 3) % 2 === 1 ? 'resetPassword' : 'setPassword';
  const ticket = a % 5 > 1 ? await ticketFor(play, visitor ? null : login, contact, scene) : undefined;
  const old = a % 5 === 0 ? await play.passwordOf(login.payerId, 'login') : undefined;
  await play.call(visitor ? null : login, 'login.setPassword', {
    ...contact,
    password,
    ...(ticket ? { ticket } : {}),
    ...(old ? { oldPassword: old } : {}),
  });
}

export async function setPayPassword(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const contact = contactAt(play, login, c);
  const ticket = a % 3 === 1 ? await ticketFor(play, login, contact, 'payPassword') : undefined;
  const old = a % 3 === 0 ? await play.passwordOf(login.payerId, 'pay') : undefined;
  await play.call(login, 'user.payPasswordSet', {
    payPassword: pick(login.market === 'KOR' ? ['135246', '246135', '975310'] : payPasswords, b),
    ...(ticket ? { ...contact, ticket } : {}),
    ...(old ? { oldPayPassword: old } : {}),
  });
}

export async function bind(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const phone = a % 2 === 0;
  const other = b % 4 === 0 ? play.people.find(({ payerId }) => payerId !== login.payerId) : undefined;
  const fresh: Contact = phone
    ? { contactType: 'phone', areaCode: '61', phoneNumber: `4550001${String(b % 90).padStart(2, '0')}` }
    : { contactType: 'email', email: `new${b % 9}@example.org` };
  // Another's, which stays theirs.
  if (other && phone) Object.assign(fresh, other.phone);
  if (other?.email && !phone) fresh.email = other.email;
  const ticket = await ticketFor(play, login, fresh, phone ? 'bindPhone' : 'bindEmail');
  const own =
    c % 3 === 0 ? await ticketFor(play, login, contactAt(play, login, c), 'replaceContact') : undefined;
  const password = c % 3 === 1 ? await play.passwordOf(login.payerId, 'login') : undefined;
  const { contactType: _type, ...parts } = fresh;
  await play.call(login, phone ? 'login.phoneBind' : 'login.emailBind', {
    ...parts,
    ticket: ticket ?? 'none',
    ...(own ? { ownTicket: own } : {}),
    ...(password ? { password } : {}),
  });
}

/** Counts once the link is opened. */
export async function mailLink(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  const password = a % 2 === 0 ? await play.passwordOf(login.payerId, 'login') : undefined;
  await play.call(login, 'user.update', {
    email: `link${b % 9}@example.org`,
    ...(password ? { password } : {}),
  });
  const mail = [...play.state.outbox.values()].filter((row) => row.recipient.startsWith('link')).at(-1);
  if (mail?.code) await play.call(login, 'email.activate', { code: mail.code });
}

export async function logIn(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const contact = contactAt(play, login, a % 3 === 0 ? b : 0);
  if (c % 3 === 0) {
    const ticket = await ticketFor(play, null, contact, 'login');
    if (ticket) await play.call(null, 'login.userInfo', { ...contact, ticket });
  } else if (c % 3 === 1) {
    const right = b % 3 > 0 ? await play.passwordOf(login.payerId, 'login') : undefined;
    await play.call(null, 'login.userInfo', { ...contact, password: right ?? 'Wrong1234' });
  } else {
    const gToken = login.gTokens.at(-1);
    if (gToken) await play.call(null, 'login.userInfo', { gToken });
  }
}

export async function proveDevice(play: Play, login: Login, { a, c }: Draw): Promise<void> {
  const ownTicket =
    a % 3 === 0 ? await ticketFor(play, login, contactAt(play, login, c), 'newDevice') : undefined;
  const password = a % 3 === 1 ? await play.passwordOf(login.payerId, 'login') : undefined;
  await play.call(login, 'user.deviceProve', {
    ...(ownTicket ? { ownTicket } : {}),
    ...(password ? { password } : {}),
  });
}

export async function wrongPasswords(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const contact = contactAt(play, login, 0);
  // One key: each counts, though it looks like a repeat.
  const key = c % 2 === 0 ? keyOf(b) : null;
  for (let times = 0; times < 4 + (a % 3); times += 1) {
    if (times === 4 && b % 4 === 0) await play.wait(31 * 60_000);
    await play.call(null, 'login.userInfo', { ...contact, password: 'Wrong1234' }, { key });
  }
  const right = a % 2 === 0 ? await play.passwordOf(login.payerId, 'login') : undefined;
  if (right) await play.call(null, 'login.userInfo', { ...contact, password: right });
}

/** The fifth wrong try ends a code, even the right one. */
export async function wrongCodes(play: Play, login: Login, { a }: Draw): Promise<void> {
  const asked = { ...contactAt(play, login, 0), scene: 'login' };
  await play.call(null, 'login.captcha', asked);
  const right = newestCode(play, 'login');
  for (let times = 0; times < 5 + (a % 2); times += 1)
    await play.call(null, 'login.captchaVerify', { ...asked, captcha: '000000' });
  if (right) await play.call(null, 'login.captchaVerify', { ...asked, captcha: right });
}

export async function leave(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  if (b % 3 === 0) {
    // A day later the next call renews the token.
    await play.wait(DAY + 1);
    await play.call(login, 'user.profile', {});
    const gToken = login.gTokens.at(-1);
    if (gToken) await play.call(null, 'login.userInfo', { gToken });
  }
  if (a % 3 > 0) await play.call(login, 'login.logout', {});
  else await play.call(login, 'user.signOutDevices', {});
}

export async function freeze(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  if (a % 3 > 0)
    await staff(play, 'account.freeze', { payerId: login.payerId, minutes: pick([30, 600, 100_000], b) });
  else await staff(play, 'account.unfreeze', { payerId: login.payerId });
}

export async function resetWhileFrozen(play: Play, login: Login, { b }: Draw): Promise<void> {
  const contact = contactAt(play, login, 0);
  await staff(play, 'account.freeze', { payerId: login.payerId, minutes: 600 });
  const ticket = await ticketFor(play, null, contact, 'resetPassword');
  if (ticket)
    await play.call(null, 'login.setPassword', { ...contact, password: pick(passwords, b), ticket });
}
