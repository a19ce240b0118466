import dayjs from 'dayjs';
import { serverNow } from '@/api/serverClock';
import { Decimal } from '@/core/decimal';
import { groupedFromEnd } from '@/core/grouped';
import { languageRow } from '@/domain/languages';
import { getLanguage } from './translator';

type Instant = number | string | Date;

const TIME = ' HH:mm';

const patterns = () => languageRow(getLanguage());

/** Empty for an invalid date. */
export function formatDate(when: Instant): string {
  return format(when, patterns().date);
}

export function formatDateTime(when: Instant): string {
  const { date, time = TIME } = patterns();
  return format(when, date + time);
}

/** Today only the time, this year no year; `now` is epoch ms. */
export function formatMoment(when: Instant, now = serverNow()): string {
  const at = dayjs(when);
  const { date, day, time = TIME } = patterns();
  return format(when, at.isSame(now, 'day') ? 'HH:mm' : (at.isSame(now, 'year') ? day : date) + time);
}

function format(when: Instant, pattern: string): string {
  const day = dayjs(when);
  return day.isValid() ? day.format(pattern) : '';
}

/** With commas (specification). Keeps decimals by default; empty if not a number. */
export function formatNumber(value: string | number, decimals?: number): string {
  try {
    const number = new Decimal(value);
    if (!number.isFinite()) return '';
    const [whole = '', part] = (decimals === undefined ? number.toFixed() : number.toFixed(decimals)).split(
      '.',
    );
    const sign = whole.startsWith('-') ? '-' : '';
    return sign + groupedFromEnd(whole.slice(sign.length), 3, ',') + (part ? `.${part}` : '');
  } catch {
    return '';
  }
}

/** `820 KB`, `1.4 MB` */
export function formatBytes(bytes: number): string {
  const KB = 1024;
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))}\u00a0KB`;
  return `${(bytes / KB / KB).toFixed(1).replace(/\.0$/, '')}\u00a0MB`;
}
