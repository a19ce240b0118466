import { type LargeRemitStep, largeRemitSteps, stepsBeforeOrder } from '@/domain/largeRemit';
import { routeIsBuilt } from '@/routes';
import { materialLines } from '@/modules/large-remit/materialSteps';
import {
  type LargeBehavior,
  type LargeStatus,
  routeOf,
  routeOfStep,
  progressOf,
} from '@/routes/flows/largeTransferProgress';
import { routeAfter, stepState } from '@/modules/large-remit/steps';

const status = (change: Partial<LargeStatus> = {}): LargeStatus => ({
  status: 'Confirmed',
  eligible: false,
  kycPassed: true,
  level: 2,
  targetLevel: 2,
  fileStatus: 'Success',
  materialStatus: 'Init',
  next: 'steps',
  ...change,
});

const behavior = (next?: LargeRemitStep): LargeBehavior => {
  const at = next === undefined ? largeRemitSteps.length : largeRemitSteps.indexOf(next);
  return {
    steps: largeRemitSteps.map((step, index) => ({ step, doneAt: index < at ? 1000 + index : undefined })),
    next,
    canAbandon: false,
  };
};

describe('how far a payer is', () => {
  test.each([
    ['barred, whatever else', status({ next: 'none', kycPassed: false }), behavior('rule'), { kind: 'barred' }],
    ['identity before all else', status({ next: 'kyc', kycPassed: false }), behavior(), { kind: 'identity' }],
    ['released by label', status({ next: 'order', fileStatus: 'Init' }), behavior('rule'), { kind: 'ready' }],
    ['the rule before the papers', status({ next: 'incomeProof', fileStatus: 'Init' }), behavior('rule'), { kind: 'step', step: 'rule' }],
    ['papers missing', status({ fileStatus: 'Init' }), behavior('signAgreement'), { kind: 'papers', state: 'missing' }],
    ['papers looked at', status({ fileStatus: 'Authenticating' }), behavior('signAgreement'), { kind: 'papers', state: 'review' }],
    ['papers rejected', status({ fileStatus: 'Fail' }), behavior('signAgreement'), { kind: 'papers', state: 'rejected' }],
    ['papers that ran out after all was signed', status({ fileStatus: 'Fail' }), behavior('sharePayee'), { kind: 'papers', state: 'rejected' }],
    ['all but the payee', status(), behavior('sharePayee'), { kind: 'ready' }],
    ['a signature to be given again', status({ materialStatus: 'Fail' }), behavior('signature'), { kind: 'step', step: 'signature' }],
  ] as const)('%s', (_name, now, done, progress) => {
    expect(progressOf(now, done)).toEqual(progress);
  }); // prettier-ignore

  test('whose identity has not passed, is led there before any step or paper [P6-26]', () => {
    for (const due of [...largeRemitSteps, undefined]) {
      const progress = progressOf(status({ next: 'kyc', kycPassed: false }), behavior(due));
      expect(progress).toEqual({ kind: 'identity' });
      expect(routeOf(progress)).toBe('largeRemitRule');
    }
  });

  test('each step in its order, and each leads to a screen that is built', () => {
    for (const step of stepsBeforeOrder) {
      const progress = progressOf(status(), behavior(step));
      expect(progress).toEqual({ kind: 'step', step });
      expect(routeOf(progress)).toBe(routeOfStep[step]);
      expect(routeIsBuilt(routeOf(progress), {})).toBe(true);
    }
  });

  test('a step is due once, done afterwards, and later before; nobody skips one by its address [F5.5-11]', () => {
    for (const due of stepsBeforeOrder)
      for (const step of stepsBeforeOrder) {
        const [at, dueAt] = [stepsBeforeOrder.indexOf(step), stepsBeforeOrder.indexOf(due)];
        expect(stepState(step, status(), behavior(due))).toBe(
          at < dueAt ? 'done' : at === dueAt ? 'due' : 'later',
        );
      }
    expect(stepState('sharePayee', status(), behavior('signature'))).toBe('later');
    expect(stepState('sharePayee', status(), behavior('sharePayee'))).toBe('due');
    expect(stepState('signAgreement', status({ fileStatus: 'Init' }), behavior('signAgreement'))).toBe(
      'later',
    );
  });

  test('after a step: its papers while they are not accepted, else the next step, at last their state [F5.5-11 F5.5-12]', () => {
    expect(routeAfter({ next: 'signAgreement', status: 'NotCertified' })).toBe('largeRemitMaterialStatus');
    expect(routeAfter({ next: 'signAgreement', status: 'InProgress' })).toBe('largeRemitMaterialStatus');
    expect(routeAfter({ next: 'signAgreement', status: 'Confirmed' })).toBe('largeRemitSignAgreement');
    expect(routeAfter({ next: 'sharePayee', status: 'Signed' })).toBe('largeRemitSharePayee');
    expect(routeAfter({ status: 'Audited' })).toBe('largeRemitMaterialStatus');
  });
});

describe('the state of the papers', () => {
  const lines = (now: Partial<LargeStatus>, next: LargeRemitStep | undefined) => {
    const view = { status: status(now), behavior: behavior(next) };
    const progress = progressOf(view.status, view.behavior);
    const { fileStatus, materialStatus } = view.status;
    return materialLines({ ...view, progress }, { fileStatus, materialStatus, items: [] }).map(
      ({ name, state, note }) => [name, state, note],
    );
  };

  test('one thing at a time is now, and says who acts', () => {
    expect(lines({ fileStatus: 'Init' }, 'signAgreement')).toEqual([
      ['income', 'now', 'yours'],
      ['sign', 'later', undefined],
      ['material', 'later', undefined],
      ['order', 'later', undefined],
    ]);
    expect(lines({ fileStatus: 'Authenticating' }, 'signAgreement')[0]).toEqual(['income', 'now', 'ours']);
    expect(lines({}, 'faceIdentify')[1]).toEqual(['sign', 'now', 'yours']);
  });

  test('a signature in review does not hold the transfer; one turned down does [F5.5-02]', () => {
    expect(lines({ materialStatus: 'Authenticating' }, 'sharePayee')).toEqual([
      ['income', 'done', undefined],
      ['sign', 'done', undefined],
      ['material', 'now', 'ours'],
      ['order', 'now', 'yours'],
    ]);
    expect(lines({ materialStatus: 'Fail' }, 'signature')).toEqual([
      ['income', 'done', undefined],
      ['sign', 'failed', 'again'],
      ['material', 'later', undefined],
      ['order', 'later', undefined],
    ]);
  });
});
