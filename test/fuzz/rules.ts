// npm run fuzz:rules -- [--count 100000] [--seed 1] [--rule iban]
// Every rule on random and near-miss texts, and its time by length.
import { performance } from 'node:perf_hooks';
import { keeps, ruleNames, type RuleArg, type RuleName } from '@/core/validation';

// prettier-ignore
const good = [
  'DE89370400440532013000', 'GB29NWBK60161331926819', 'TR330006100519786457841326', 'MT84MALT011000012345MTLCAST001S', '4111111111111111', '6228480012345678903', '021000021', '52998224725', '529.982.247-25',
  '11222333000181', '2850590940090418135201', '032180000118359719', '0000014579', '11010519491231002X', '010902006838900', '20-26756539-3', 'A123456(3)', 'S1234567D', '8801011234568', '10000000146', '1.234.567-2', '8001972684',
  '011519000001205000534921', 'HDFC0000001', 'DEUTDEFF500', '062-000', '20-00-00', '1234567', 'name.last@okbank', 'first.last+x@mail.example.com', '13800138000', '+5511912345678', '123e4567-e89b-12d3-a456-426655440000',
  'Mary-Jane O’Neil', '张三', 'ヤマダ ハナコ', '홍길동', '12/3 King St, #4-01', '北京市海淀区中关村大街1号', 'PO Box 12', 'K1A 0B1', '100-0001', '01310-100', 'SW1A 1AA', '2024-02-29', '1999-12-31', '12.34', '0.0001', '999999999999', 'ABC12345',
  'a1B2c3', '135790', 'INV20250131', 'W1A BCD 234', '#12-34', 'E12345678', 'AB 12 34 56 C', '1234 5678 9018', 'true', 'true', 'true', 'a,b,c', '201912345K', '',
];
const odd = [
  '\u0000',
  '\u200b',
  '\ud83d\ude00',
  '\u0660',
  '\uff11',
  'é',
  'İ',
  '\u2028',
  '\t',
  '\n',
  ' ',
  '-',
  '.',
  '@',
  '(',
  ')',
  '#',
  '0',
  '9',
  'A',
  'z',
  '路',
  'ア',
  '\ud800',
];

/** Mulberry32, so a seed repeats a run. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function textOf(random: () => number): string {
  const below = (n: number): number => Math.floor(random() * n);
  const sign = (): string =>
    random() < 0.7 ? String.fromCharCode(32 + below(95)) : (odd[below(odd.length)] as string);
  if (random() < 0.1) return good[below(good.length)] as string;
  if (random() < 0.25) return Array.from({ length: below(64) }, sign).join('');
  let text = good[below(good.length)] as string;
  for (let change = below(4); change >= 0; change -= 1) {
    const at = below(text.length + 1);
    switch (below(5)) {
      case 0:
        text = text.slice(0, at) + text.slice(at + 1);
        break;
      case 1:
        text = text.slice(0, at) + sign() + text.slice(at);
        break;
      case 2:
        text = text.slice(0, at) + sign() + text.slice(at + 1);
        break;
      case 3:
        text = text.slice(0, at) + text.slice(Math.max(0, at - 3), at).repeat(1 + below(6)) + text.slice(at);
        break;
      default:
        text = `${text.slice(at)}${text.slice(0, at)}`;
    }
  }
  return text;
}

const bounded: readonly string[] = ['atLeast', 'atMost', 'aboveRate', 'belowRate'];
const argOf = (rule: RuleName, run: number): RuleArg =>
  bounded.includes(rule) ? { value: '10.5' } : (args[run % args.length] as RuleArg);
const args: readonly RuleArg[] = [{}, { value: '5-9' }, { value: 18 }, { value: 'DE', field: 'other' }];
const values = { other: '011', bankCode: '011', suburb: 'Box Hill', state: 'VIC' };
const context = { values, today: '2025-03-15' };

export interface RuleReport {
  rule: RuleName;
  kept: number;
  broken: number;
  crash?: string;
}

export function fuzzRule(rule: RuleName, count: number, seed: number): RuleReport {
  const random = randomOf(seed ^ (ruleNames.indexOf(rule) * 7919));
  const report: RuleReport = { rule, kept: 0, broken: 0 };
  for (let run = 0; run < count; run += 1) {
    // Valid ones first: each format rule accepts one whatever the seed.
    const text = good[run] ?? textOf(random);
    try {
      const kept: unknown = keeps(rule, text, argOf(rule, run), context);
      if (typeof kept !== 'boolean') throw new TypeError(`said ${String(kept)}`);
      if (kept) report.kept += 1;
      else report.broken += 1;
    } catch (error) {
      return { ...report, crash: `${String(error)} on ${JSON.stringify(text)}` };
    }
  }
  return report;
}

/** Cause backtracking in careless patterns. */
const knots = [
  'a',
  '1',
  'a.',
  '1-',
  ' ',
  'po ',
  'p.o.',
  '@a',
  'A1',
  '路',
  'ア',
  '-1',
  "a'",
  ',1',
  '0.',
  '1 ',
  'post office ',
  '\u3000',
];
const SHORT = 4_000;
const TIMES = 8;

/** Minimum of several runs, in ms. */
function timeOf(rule: RuleName, text: string, arg: RuleArg): number {
  let least = Infinity;
  for (let run = 0; run < 5; run += 1) {
    const from = performance.now();
    keeps(rule, text, arg, context);
    least = Math.min(least, performance.now() - from);
  }
  return least;
}

/** For an eightfold text: about 8 if linear, 64 if quadratic. */
export function growthOf(rule: RuleName): { growth: number; knot: string } {
  let worst = { growth: 0, knot: '' };
  for (const knot of knots)
    for (const end of ['', '!', '@'])
      for (const arg of [argOf(rule, 0), argOf(rule, 1)]) {
        const short = timeOf(rule, knot.repeat(SHORT / knot.length) + end, arg);
        const long = timeOf(rule, knot.repeat((SHORT * TIMES) / knot.length) + end, arg);
        // Below 0.1 ms the clock decides.
        const growth = long < 0.1 ? 1 : long / Math.max(short, 0.1 / TIMES);
        if (growth > worst.growth) worst = { growth, knot: knot + end };
      }
  return worst;
}
export const squareGrowth = 32;

function main(): void {
  const option = (name: string): string | undefined => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? undefined : process.argv[at + 1];
  };
  const count = Number(option('count') ?? 100_000);
  const seed = Number(option('seed') ?? Date.now() % 2 ** 31);
  const only = option('rule');
  console.log(`rules: ${count} texts each, seed ${seed}`);
  let bad = 0;
  let worst = { growth: 0, rule: '' };
  const rules = ruleNames.filter((rule) => !only || rule === only);
  for (const rule of rules) {
    const report = fuzzRule(rule, count, seed);
    let found = growthOf(rule);
    // Again: machine load may distort one.
    for (let again = 0; again < 3 && found.growth > squareGrowth; again += 1) found = growthOf(rule);
    if (found.growth > worst.growth) worst = { growth: found.growth, rule };
    const wrong =
      report.crash ??
      (found.growth > squareGrowth ? `time grows ${found.growth.toFixed(0)}-fold on '${found.knot}'` : '');
    if (!wrong) continue;
    bad += 1;
    console.error(`${rule}: ${wrong}`);
  }
  console.log(
    `${rules.length} rules, ${rules.length * count} answers, ${bad} bad; worst growth for eight times the length: ${worst.growth.toFixed(1)} (${worst.rule})`,
  );
  process.exit(bad ? 1 : 0);
}

if (require.main === module) main();
