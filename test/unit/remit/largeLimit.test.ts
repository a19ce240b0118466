import { errorCodes } from '@/contracts/errors';
import { largeRemitCodes } from '@/contracts/errors/server';
import { AppError } from '@/core/appError';
import { checks } from '@/modules/remit/preflight/checks';
import { checkNames, type RemitIntent } from '@/modules/remit/preflight/types';
import { commitEndOf } from '@/state/orders/commitRule';
import { brandIs } from '../../fakes/brand';

const refusal = (code: string, data?: unknown): AppError =>
  new AppError({ code, kind: 'business', messageKey: 'errors.largeRemitLimit', data });

const intent: RemitIntent = {
  remitType: 'personal',
  sourceCountryCode: 'AUS',
  targetCountryCode: 'CHN',
  sourceCurrency: 'AUD',
  sourceAmount: '90000',
  sourceOpened: true,
  targetOpened: true,
};

const checked = (userLabel?: string, link = 'https://any/largeRemit/rule', byServer: string[] = []) =>
  checks.largeLimit({
    intent,
    precheck: { payerInfo: { userLabel } } as never,
    call: async ({ name }) => {
      if (name === 'common.baseConfig') return { remitType: byServer } as never;
      throw refusal(errorCodes.ApplyOrderLargeRemitLimit, { residualAmount: '12345.50', link });
    },
  });

test('the limit is asked for third, by amount and currency [F5.1-04]', async () => {
  const asked: unknown[] = [];
  const call = async (row: { name: string }, params: unknown) => void asked.push([row.name, params]);
  await checks.largeLimit({ intent, precheck: {} as never, call: call });
  expect(asked).toEqual([
    [
      'remit.largeLimitCheck',
      { sourceAmount: '90000', sourceCurrency: 'AUD', remitType: 'personal', targetCountry: 'CHN' },
    ],
  ]);
  expect(checkNames.indexOf('largeLimit')).toBe(2);
});

test.each([largeRemitCodes.materialMissing, largeRemitCodes.stepsMissing])(
  'a large transfer whose papers are missing (%s) leads to them, and offers no amount',
  async (code) => {
    expect(
      await checks.largeLimit({
        intent: { ...intent, remitType: 'LargeRemit' },
        precheck: { payerInfo: {} } as never,
        call: () => Promise.reject(refusal(code)),
      }),
    ).toMatchObject({
      verdict: 'blocked',
      reason: { messageKey: 'preflight.largePapers' },
      action: { kind: 'route', route: 'largeRemitRule' },
    });
  },
);

test('a payer who may send no large transfer has no way on', async () => {
  expect(
    await checks.largeLimit({
      intent: { ...intent, remitType: 'LargeRemit' },
      precheck: { payerInfo: {} } as never,
      call: () => Promise.reject(refusal(largeRemitCodes.notEligible)),
    }),
  ).toMatchObject({ verdict: 'blocked', action: null });
});

describe('an amount beyond the limit', () => {
  test('can go as a large transfer, whose rules the link opens within the app [C3-17 P8-34]', async () => {
    expect(await checked()).toMatchObject({
      verdict: 'blocked',
      reason: { messageKey: 'preflight.largeLimit', values: { residual: '12,345.50\u00a0AUD' } },
      action: { kind: 'route', route: 'largeRemitRule' },
    });
  });

  test.each([
    [['personal', 'LargeRemit'], { kind: 'route', route: 'largeRemitRule' }],
    [['personal'], null],
  ])('goes where the server’s kinds of transfer say so: %p', async (byServer, action) => {
    brandIs('whiteLabel');
    const found = await checked(undefined, undefined, byServer);
    brandIs('main');
    expect(found).toMatchObject({ verdict: 'blocked', action });
  });

  test.each([
    ['is of a payer who may have none', 'LARGE_BLACK', undefined],
    ['comes without a link', undefined, ''],
  ] as const)('only names what is left where it %s [P8-34]', async (_name, label, link) => {
    expect(await checked(label, link)).toMatchObject({
      verdict: 'blocked',
      reason: { messageKey: 'preflight.largeLimitOnly', values: { residual: '12,345.50\u00a0AUD' } },
      action: null,
    });
  });
});

test.each(['notEligible', 'materialMissing', 'stepsMissing'] as const)(
  'a large transfer that is refused as %s leaves no order to ask for, so its key ends',
  (which) => {
    expect(commitEndOf(refusal(largeRemitCodes[which]))).toBe('ends');
  },
);

test.each(['studyAbroad', 'LargeRemit'] as const)(
  'a transfer of the kind %s is measured as one',
  async (remitType) => {
    const asked: unknown[] = [];
    const call = async (_row: unknown, params: object) => void asked.push(params);
    await checks.largeLimit({ intent: { ...intent, remitType }, precheck: {} as never, call: call });
    expect(asked).toMatchObject([{ remitType }]);
  },
);
