import type { Request } from 'playwright-core';
import { matchPath } from '@/routes';
import type { H5Driver } from '../driver';
import { poll } from '../driver/poll';
import { lookAtPage, type Look, sinceChange, tapBeside, watchChanges } from './crawlPage';

interface Crawl {
  reached: string[];
  dead: string[];
  taps: number;
}

interface Place {
  at: string;
  depth: number;
  rows: readonly string[];
}

interface CrawlOptions {
  starts: readonly string[];
  deepest?: number;
}

/** Without changes or requests a page has settled. */
const QUIET_MS = 100;
/** Rows per kind, such as orders; screens per row id. */
const MOST_OF_A_KIND = 4;
const MOST_SCREENS = 2;

/** Leave the app, change server data or act on their screen. */
const actions = [
  /^(screen-back|user-logout|help-phone|help-mail|Copy|order-share|invitation-(code|link|share)|top-up-order)$/,
  /-(submit|save|delete|remove|pay|sent|make|urge|cancel|end-all|redeem|read-all|star|send-code|by-(phone|email))$/,
  /-(eye|copy|currency|toggle|clear)$/,
  /^(scanner|subscribe|device-end|debit-end|ach-remove|offer-[A-Z]|rate-row)/,
];
const leads = (row: string): boolean => !actions.some((one) => one.test(row));

const kindOf = (row: string): string => row.replace(/-[^-]*[0-9A-Z][^-]*$/, '');

const placeOf = (at: string): string => at.replace(/([?&])(q|stamp)=[^&]*/g, '').toLowerCase();

function faultOf({ at, title, words, broken }: Look): string {
  const route = matchPath(at.split('?')[0] ?? '')?.name;
  if (!route || route === 'notFound') return 'is not found';
  if (route === 'login' || route === 'start') return 'asks to sign in again';
  if (broken) return `shows ${broken}`;
  if (!title) return 'has no title';
  return words > 0 ? '' : 'shows nothing';
}

/** Calls, code and documents; no pictures. */
function watchRequests({ page }: H5Driver): Set<Request> {
  const under = new Set<Request>();
  const kinds = ['xhr', 'fetch', 'script', 'stylesheet', 'document'];
  page.on('request', (request) => void (kinds.includes(request.resourceType()) && under.add(request)));
  page.on('requestfinished', (request) => void under.delete(request));
  page.on('requestfailed', (request) => void under.delete(request));
  return under;
}

class Crawler {
  readonly found: Crawl = { reached: [], dead: [], taps: 0 };
  private readonly under: Set<Request>;
  private readonly queue: Place[] = [];
  private readonly known = new Set<string>();
  private readonly screensOf = new Map<string, number>();
  private choosers = 0;

  constructor(
    private readonly d: H5Driver,
    private readonly deepest: number,
  ) {
    this.under = watchRequests(d);
    d.page.on('filechooser', () => void (this.choosers += 1));
  }

  async run(starts: readonly string[]): Promise<Crawl> {
    await this.d.page.addInitScript(watchChanges);
    for (const at of starts) this.known.add(placeOf(at));
    for (const at of starts) {
      const here = await this.stand(at);
      const fault = faultOf(here);
      if (fault) this.found.dead.push(`${placeOf(at)} ${fault}`);
      await this.follow({ at, depth: 0, rows: this.rowsOf(here) }, here);
    }
    for (let place = this.queue.shift(); place; place = this.queue.shift()) await this.follow(place);
    return this.found;
  }

  private rowsOf({ rows }: Look): string[] {
    const kinds = new Map<string, number>();
    return rows.filter((row) => {
      const kind = kindOf(row);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      return leads(row) && (kinds.get(kind) ?? 0) <= MOST_OF_A_KIND;
    });
  }

  private async follow(place: Place, already?: Look): Promise<void> {
    const rows = place.rows.filter((row) => (this.screensOf.get(row) ?? 0) < MOST_SCREENS);
    let here = already;
    for (const row of rows) {
      this.screensOf.set(row, (this.screensOf.get(row) ?? 0) + 1);
      if (here && !(await this.d.shows(row))) here = undefined;
      here ??= await this.stand(place.at);
      // Without in-memory state a step redirects to the flow's start.
      if (placeOf(here.at) !== placeOf(place.at)) return;
      if (!here.rows.includes(row)) continue;
      here = await this.tap(row, here, place.depth);
    }
  }

  private async tap(row: string, here: Look, depth: number): Promise<Look | undefined> {
    const via = `${placeOf(here.at)} > ${row}`;
    const sent = (await this.d.requests()).length;
    const before = this.choosers;
    await this.d.tap(row);
    this.found.taps += 1;
    const acted = async (seen: Look): Promise<boolean> =>
      seen.state !== here.state || (await this.d.requests()).length > sent;
    const there = await this.settled(
      async (seen) =>
        seen.at !== here.at ? !seen.ours || faultOf(seen) === '' : !here.arrows.includes(row) || acted(seen),
      before,
    );
    if (!there.ours || this.choosers > before) return undefined;
    if (there.at === here.at) {
      if (here.arrows.includes(row) && !(await acted(there))) this.found.dead.push(`${via} does nothing`);
      return there.covered ? this.uncovered(there) : there;
    }
    const fault = faultOf(there);
    const key = placeOf(there.at);
    if (fault) this.found.dead.push(`${via} leads to ${key}, which ${fault}`);
    if (!this.known.has(key)) {
      this.known.add(key);
      this.found.reached.push(`${key} (${via})`);
      if (!fault && depth + 1 < this.deepest)
        this.queue.push({ at: there.at, depth: depth + 1, rows: this.rowsOf(there) });
    }
    // Tabs and replacing steps have no page behind.
    if (there.depth <= here.depth) return undefined;
    await this.d.back();
    const back = await this.settled((seen) => seen.at === here.at && faultOf(seen) === '');
    if (back.at === here.at && faultOf(back) === '') return back;
    this.found.dead.push(`${via}: back leads to ${placeOf(back.at)}`);
    return undefined;
  }

  private async stand(at: string): Promise<Look> {
    this.under.clear();
    await this.d.page.goto(new URL(at, this.d.page.url()).href, { waitUntil: 'domcontentloaded' });
    return this.settled((look) => faultOf(look) === '');
  }

  private async uncovered(there: Look): Promise<Look | undefined> {
    await this.d.page.evaluate(tapBeside);
    const seen = await this.settled(() => true);
    return seen.covered || seen.at !== there.at ? undefined : seen;
  }

  private async settled(
    isRight: (seen: Look) => boolean | Promise<boolean>,
    choosers = this.choosers,
  ): Promise<Look> {
    let last: Look | undefined;
    const look = async (): Promise<Look | false> => {
      if (this.under.size > 0 || (await this.d.page.evaluate(sinceChange)) < QUIET_MS) return false;
      const seen = await this.d.page.evaluate(lookAtPage);
      if (this.choosers > choosers) return seen;
      const still = this.under.size === 0 && !seen.busy;
      if (still) last = seen;
      return still && (await isRight(seen)) && seen;
    };
    try {
      return await poll('nothing moves any more', look, { every: 20, describe: () => this.stuck() });
    } catch (error) {
      if (last) return last;
      throw error;
    }
  }

  private async stuck(): Promise<string> {
    return [...Array.from(this.under, (one) => `under way: ${one.url()}`), await this.d.outline()].join('\n');
  }
}

/** Breadth-first, up to `deepest` taps from `starts`. Signed in. */
export function crawl(d: H5Driver, { starts, deepest = 2 }: CrawlOptions): Promise<Crawl> {
  return new Crawler(d, deepest).run(starts);
}
