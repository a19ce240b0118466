import { mia, type Chapter } from './types';

export const ratesChapters: Record<string, Chapter> = {
  async rates({ d, shot, signIn, server }) {
    await d.open('remitRate');
    await d.see('rate-compare');
    await shot('visitor', { wait: 900 });
    await shot('visitor', { tall: true });
    await signIn(mia);
    await d.open('remitRate', { params: { alert: true } });
    await d.see('rate-alert-save');
    await shot('alert', { wait: 600 });
    await d.tap('rate-alert-save');
    await d.see('rate-alert-above');
    for (const range of ['d1', 'd7', 'd180', 'd365']) {
      await d.tap(`rate-range-${range}`);
      await shot(range, { wait: 900 });
    }
    await d.tap('rate-table-toggle');
    await d.tap('rate-star');
    await shot('table', { tall: true, wait: 600 });
    await server.fault({ call: '*', kind: 'delay', detail: { ms: 20_000 } });
    await d.tap('rate-range-d7');
    await d.open('remitRate', { params: { countryCode: 'GBR', targetCountryCode: 'IND' } });
    await shot('loading', { wait: 900 });
    await server.clearFaults();
    await server.fault({ call: '*', kind: 'httpStatus', detail: { status: 503 } });
    await d.open('remitRate', { params: { countryCode: 'GBR', targetCountryCode: 'IND' } });
    await shot('failed', { wait: 2500 });
    await server.clearFaults();
  },
};
