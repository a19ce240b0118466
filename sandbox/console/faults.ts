import * as v from 'valibot';
import { callNames } from '@/contracts/calls';
import type { CallName } from '@/contracts/calls';
import { type FaultKind, faultKinds } from '../dispatch/faultKinds';
import { codes, refuse } from '../dispatch/refusal';
import type { Endpoint } from './endpoint';
import { endpoint } from './endpoint';

export const faultEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/faults',
    title: 'Faults switched on',
    async run({ runtime }) {
      // Other sandboxes may have counted hits.
      await runtime.faults.reload();
      return { faults: runtime.faults.list() };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/faults',
    title: 'Switches a fault on for a call, or `*` for all; `times` or `share` limit it',
    body: v.object({
      call: v.string(),
      kind: v.picklist(Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]),
      detail: v.optional(
        v.object({
          code: v.optional(v.string()),
          msg: v.optional(v.string()),
          model: v.optional(v.record(v.string(), v.any())),
          status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
          ms: v.optional(v.number()),
          percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
        }),
      ),
      times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    }),
    async run({ runtime, body }) {
      if (body.call !== '*' && !callNames.includes(body.call as CallName))
        refuse({ code: codes.badParams, text: `There is no call ${body.call}.` });
      return {
        id: await runtime.faults.add(body as Parameters<typeof runtime.faults.add>[0], runtime.clock.now()),
      };
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/faults',
    title: 'Switches every fault off',
    run: async ({ runtime }) => runtime.faults.remove(),
  }),
  endpoint({
    method: 'DELETE',
    path: '/faults/:id',
    title: 'Switches one fault off',
    run: async ({ runtime, path }) => runtime.faults.remove(path.id),
  }),
];
