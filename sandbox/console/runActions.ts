import * as v from 'valibot';
import { notFound, refuse } from '../dispatch/refusal';
import type { Runtime } from '../runtime';
import type { Endpoint } from './endpoint';
import { endpoint } from './endpoint';

const allActions = (runtime: Runtime) => runtime.domains.flatMap((domain) => domain.consoleActions ?? []);

export const actionEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/actions',
    title: 'What the domains add: actions and one-click scenes',
    run: async ({ runtime }) => ({
      actions: allActions(runtime).map(({ name, title, kind }) => ({ name, title, kind })),
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/actions/:name',
    title: 'Runs one of them in a transaction, with its params as the body',
    body: v.record(v.string(), v.unknown()),
    async run({ runtime, path, body }) {
      const action = allActions(runtime).find((row) => row.name === path.name);
      if (!action) refuse(notFound);
      const result = await runtime.transact((work) => action.run(work, body));
      await runtime.scheduler.tick();
      return result ?? { done: true };
    },
  }),
];
