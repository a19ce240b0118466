import { marketCodes } from '@/domain/markets/markets';
import type { KycStatusName } from '@/domain/statuses/names';
import { isLastPart, type KycPart, kycPlanOf } from '@/routes/flows/kycPlan';
import { kycStepByStatus } from '@/routes/flows/kycRouting';
import { kycMarketOf } from '@/schemas/kyc';
import { documentPath, passTarget } from '../../../sandbox/domains/kyc/steps';

type Case = Parameters<typeof documentPath>[0];
type Payer = Parameters<typeof documentPath>[1];

const parts: Partial<Record<(typeof kycStepByStatus)[KycStatusName], KycPart>> = {
  address: 'address',
  income: 'income',
  authorize: 'account',
  numberCard: 'numberCard',
};

const cases = marketCodes
  .filter((market) => market !== 'CHN')
  .flatMap((market) =>
    (kycMarketOf(market)?.documents ?? [])
      .filter(({ numberCard }) => !numberCard)
      .map((document) => [market, document.idType, document] as const),
  );

test.each(cases)(
  '%s with %s: the plan names every part that the server asks for [F4.2-02]',
  (market, _, document) => {
    const kycCase = { countryCode: market, status: 'InfoComplete', answers: {} } as unknown as Case;
    const first = documentPath(kycCase, {} as Payer, 0, document)?.at(-1) as KycStatusName;
    const statuses = kycStepByStatus[first] === 'wait' ? [first, passTarget(kycCase)] : [first];
    const more = statuses.flatMap((status) => parts[kycStepByStatus[status]] ?? []);
    const plan = kycPlanOf(market, document);
    expect(plan).toEqual(['details', 'document', ...more, 'review']);
    expect(isLastPart(plan, more.at(-1) ?? 'document')).toBe(true);
    expect(isLastPart(plan, 'document')).toBe(more.length === 0 || first === 'WaitResidenceCardResult');
  },
);

test("China's bank asks for the document first, or for everything on a page of its own", () => {
  expect(kycPlanOf('CHN', { bankChannel: 'CZCB' })).toEqual([
    'bank',
    'document',
    'details',
    'payment',
    'review',
  ]);
  expect(kycPlanOf('CHN', { bankChannel: 'Kcb' })).toEqual(['bank', 'review']);
});
