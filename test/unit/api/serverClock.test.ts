import { serverNow } from '@/api/serverClock';
import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { arrivalText, formatDate, formatMoment, t } from '@/i18n';
import { daysBegun } from '@/modules/general/daysBegun';
import '@/modules/general/texts';
import { today } from '@/state/client/today';
import { clientWith } from '../../fakes/client';

const DAY = 86_400_000;
const device = Date.UTC(2026, 2, 4, 12);
const ways = { payMinutesTo: 30, arrivalMinutesTo: 40 };
const inMinutes = (from: number, minutes: number) => from + minutes * 60_000;

const hear = async (headers: Record<string, string>): Promise<void> => {
  const { client } = clientWith(() => ({ model: { done: true }, headers }));
  await client.call(userAgreeClause, { clauseIds: ['c1'] });
};

beforeEach(() => void jest.useFakeTimers({ now: device, doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

describe('times that a person is told', () => {
  test.each([-400, -1, 1])('are right on a device whose clock is %s days off', async (days) => {
    const server = device - days * DAY;
    await hear({ date: new Date(server).toUTCString() });
    const time = formatMoment(inMinutes(server, 70), server);
    expect(arrivalText(t, ways)).toBe(t('common.arrivesBy', { time }));
    expect(formatMoment(device)).not.toMatch(/^[\d:]+$/);
    expect(today()).toBe(new Date(server).toISOString().slice(0, 10));
    expect(daysBegun([{ at: server }, { at: device }], t)).toEqual([
      t('general.messages.today'),
      days === -1 ? t('general.messages.yesterday') : formatDate(device),
    ]);
  });

  test.each<Record<string, string>>([{}, { date: 'soon' }])(
    'stay as they are after an answer with headers %j',
    async (headers) => {
      await hear({ date: new Date(device + DAY).toUTCString() });
      await hear(headers);
      expect(today()).toBe('2026-03-05');
    },
  );

  test.each([-2, -1, 1, 2])('do not jump with an answer %s s off', async (seconds) => {
    await hear({ date: new Date(device - DAY).toUTCString() });
    await hear({ date: new Date(device - DAY + seconds * 1000).toUTCString() });
    expect(serverNow()).toBe(device - DAY);
  });
});
