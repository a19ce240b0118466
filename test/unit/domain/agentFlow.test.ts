import fc from 'fast-check';
import { agentFlow, agentParts, agentStepAt, agentStepsTaken } from '@/domain/school/school';
import { routeIsBuilt, routeRow } from '@/routes';
import { agentPhaseOf, agentPhases, agentScreenOf, agentStepOpen } from '@/routes/flows/schoolAgentSteps';

describe("the school agent's flow", () => {
  test('ten steps in the order of the specification, each on a screen that is built [P2.7-56 F5.6-04 F5.6-06]', () => {
    expect(agentFlow).toEqual([
      'selectStudent', 'studentInfo', 'studentDocument', 'confirmStudent', 'payerInfo', 'confirmPayer', 'payerDocument',
      'relationProof', 'studyProof', 'order',
    ]); // prettier-ignore
    expect(agentFlow.map((step) => agentScreenOf(step)[0])).toEqual([
      'zlpSelectStudent', 'zlpFillStudent', 'zlpSelectDocument', 'zlpConfirmStudent', 'zlpFillPayer', 'zlpConfirmPayer',
      'zlpSelectDocument', 'zlpDocUpload', 'zlpChooseFeeType', 'zlpSelectStudent',
    ]); // prettier-ignore
    for (const step of agentFlow) {
      const [route, params = {}] = agentScreenOf(step);
      expect([step, routeRow(route).variants, routeIsBuilt(route, params)]).toEqual([
        step,
        ['schoolAgent'],
        true,
      ]);
    }
  });

  test('taken in order they lead from the first to the order', () => {
    let taken: string[] = [];
    for (const [index, step] of agentFlow.entries()) {
      expect(agentStepAt(taken)).toBe(agentFlow[index]);
      taken = agentStepsTaken(taken, step);
    }
    expect(agentStepAt(taken)).toBe('order');
  });

  test('whatever is changed in whatever order, no later step counts whose facts have changed, and a way on remains', () => {
    const seed = Date.now();
    console.log(`seed ${seed}`);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...agentFlow, ...agentParts), { maxLength: 30 }), (changes) => {
        let taken: string[] = [];
        for (const change of changes) {
          taken = agentStepsTaken(taken, change);
          if (change === 'studentInfo' || change === 'studentDocument')
            expect(taken).not.toContain('confirmStudent');
          if (change === 'payerInfo') expect(taken).not.toContain('payerDocument');
        }
        expect(agentFlow).toContain(agentStepAt(taken));
        for (const step of agentFlow) taken = agentStepsTaken(taken, step);
        expect(agentStepAt(taken)).toBe('order');
      }),
      { seed },
    );
  });

  test('each step belongs to one part of the flow, and the parts come in order', () => {
    const phases = agentFlow.map(agentPhaseOf);
    expect(phases).toEqual([...phases].sort());
    expect(new Set(phases).size).toBe(agentPhases.length);
    expect(agentStepOpen('studentInfo', 'payerInfo')).toBe(true);
    expect(agentStepOpen('order', 'payerInfo')).toBe(false);
  });
});
