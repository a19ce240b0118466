/** How many values of one name are kept: the newest are the likeliest to mean something. */
const depth = 16;

/**
 * Values that a run has seen, by the name under which they were seen in an answer or a row. A param is drawn from the values
 * of its own name, so a new call is fed without anybody naming it.
 */
export class Pools {
  private readonly byName = new Map<string, (string | number)[]>();

  add(name: string, value: unknown): void {
    if ((typeof value !== 'string' || value === '') && typeof value !== 'number') return;
    const list = this.byName.get(name) ?? [];
    if (list[0] === value) return;
    this.byName.set(name, [value, ...list.filter((other) => other !== value)].slice(0, depth));
  }

  /** Everything in an answer, by name. */
  learn(answer: unknown, name = '', level = 0): void {
    if (level > 6) return;
    if (Array.isArray(answer)) for (const item of answer.slice(0, 8)) this.learn(item, name, level + 1);
    else if (answer && typeof answer === 'object')
      for (const [key, value] of Object.entries(answer)) this.learn(value, key, level + 1);
    else if (name) this.add(name, answer);
  }

  /** The values of a name, newest first; another spelling of the same thing counts. */
  of(name: string): readonly (string | number)[] {
    return [name, ...(spellings[name] ?? [])].flatMap((other) => this.byName.get(other) ?? []);
  }
}

/** Params that mean what answers and rows have under another name. */
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
