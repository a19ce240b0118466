import type { Watched } from './state';

/** Per name; recent ones matter most. */
const depth = 16;

/** By name, from answers or rows; params of that name are drawn from them. */
export class Pools {
  private readonly byName = new Map<string, (string | number)[]>();

  add(name: string, value: unknown): void {
    if ((typeof value !== 'string' || value === '') && typeof value !== 'number') return;
    const list = this.byName.get(name) ?? [];
    if (list[0] === value) return;
    this.byName.set(name, [value, ...list.filter((other) => other !== value)].slice(0, depth));
  }

  learn(answer: unknown, name = '', level = 0): void {
    if (level > 6) return;
    if (Array.isArray(answer)) for (const item of answer.slice(0, 8)) this.learn(item, name, level + 1);
    else if (answer && typeof answer === 'object')
      for (const [key, value] of Object.entries(answer)) this.learn(value, key, level + 1);
    else if (name) this.add(name, answer);
  }

  of(name: string): readonly (string | number)[] {
    return [name, ...(spellings[name] ?? [])].flatMap((other) => this.byName.get(other) ?? []);
  }
}

/** Params named otherwise in answers and rows. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'orderId', 'payeeId', 'cardId'],
  ownTicket: ['ticket'],
  oldPassword: ['password'],
  oldPayPassword: ['payPassword'],
  userId: ['payerId'],
  code: ['code', 'captcha', 'couponCode'],
  fileKey: ['ossFileKey'],
  images: ['ossFileKey'],
  businessRate: ['rate'],
  sourceCountry: ['sourceCountryCode'],
  targetCountry: ['targetCountryCode'],
  source: ['sourceCurrency', 'sourceCountryCode'],
  target: ['targetCurrency', 'targetCountryCode'],
  amount: ['sourceAmount'],
};

/** Param names that columns supply. */
export const rowNames: { [T in Watched]?: Readonly<Record<string, readonly string[]>> } = {
  payers: { id: ['userId'], inviteCode: ['inviteCode'] },
  payees: { id: ['payeeId'] },
  orders: { id: ['id', 'orderId'], seqNo: ['seqNo'], sourceAmount: ['sourceAmount'] },
  quotes: { id: ['quoteId'] },
  coupons: { id: ['couponId'] },
  tickets: { id: ['ticket'] },
  captchas: { code: ['captcha', 'challengeAnswer'], id: ['challengeId'] },
  payeeChanges: { id: ['changeId'] },
  payeeCards: { id: ['cardId'] },
  achAccounts: { id: ['accountId'] },
};
