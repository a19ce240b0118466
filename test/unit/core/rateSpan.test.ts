import { endingNow } from '@/core/rateSpan';

const chart = (days: number) => ({
  source: 'AUD',
  days,
  points: [
    { at: 1, rate: '4.8000' },
    { at: 2, rate: '4.8208' },
  ],
  high: '4.8208',
  low: '4.8000',
  average: '4.8104',
  change: '0.43',
});

test.each([
  ['4.8248', { high: '4.8248', low: '4.8', average: '4.8152', change: '0.52' }],
  ['4.7', { high: '4.8208', low: '4.7', average: '4.7736', change: '-2.08' }],
])(
  'the rate of now, %s, is the end of a chart, and lies between its lowest and its highest',
  (rate, told) => {
    const ended = endingNow(chart(30), { at: 3, rate });
    expect(ended).toMatchObject({ source: 'AUD', ...told });
    expect(ended.points.map((point) => point.rate)).toEqual(['4.8000', '4.8208', rate]);
  },
);

test('the past week ends before today, and nothing ends with what was before it [F9-44]', () => {
  expect(endingNow(chart(7), { at: 3, rate: '9' })).toEqual(chart(7));
  expect(endingNow(chart(30), { at: 1, rate: '9' })).toEqual(chart(30));
  expect(endingNow({ ...chart(30), points: [] }, { at: 3, rate: '9' }).high).toBe('4.8208');
});
