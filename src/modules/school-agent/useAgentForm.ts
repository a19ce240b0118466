import { useMemo } from 'react';
import { agentFormGet, agentFormSave } from '@/contracts/calls/school/agentForm';
import type { AnswerOf, ParamsOf } from '@/contracts/calls/defineCall';
import type { AgentFlowStep } from '@/domain/school/school';
import { agentScreenOf } from '@/routes/flows/schoolAgentSteps';
import { useNationOptions } from '@/forms/nationOptions';
import { nationCodes } from '@/domain/countries/nations';
import type { OptionSource } from '@/forms';
import { openRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { fetchCall, useCall } from '@/state/queries/queries';
import { readStored } from '@/state/storage/storage';

export type AgentForm = NonNullable<AnswerOf<typeof agentFormGet>['form']>;

/** Null: came without one. */
export const invitationId = (): string | null => readStored('schoolAgentId');

/** The opened invitation's, else the payer's newest. */
export function useAgentForm(enabled = true) {
  const id = invitationId();
  return useCall(agentFormGet, id === null ? {} : { id }, { enabled, staleMs: 0, renewOnReturn: true });
}

/** Steps replace each other: back leads to the overview. */
export async function openStep(step: AgentFlowStep, options = { replace: true }): Promise<void> {
  const [route, params] = agentScreenOf(step);
  await openRoute(route, params ?? {}, options);
}

export async function goOn(id: string): Promise<void> {
  const { form } = await fetchCall(agentFormGet, { id });
  if (form) await openStep(form.at);
}

type Save = ParamsOf<typeof agentFormSave>;

export function useSavePart(form: AgentForm) {
  const { mutateAsync: save, isPending } = useCallMutation(agentFormSave);
  return {
    busy: isPending,
    save: async (
      part: Save['part'],
      values: Readonly<Record<string, unknown>> = {},
      images?: Save['images'],
    ): Promise<AgentFlowStep> => {
      const { at } = await save({
        id: form.id,
        part,
        values: textsOf(values),
        ...(images ? { images } : {}),
      });
      return at;
    },
  };
}

export const textsOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

export const usePersonSources = (more: Record<string, OptionSource> = none): Record<string, OptionSource> =>
  useMemo(() => ({ countries: { useOptions: () => useNationOptions(nationCodes) }, ...more }), [more]);

const none: Record<string, OptionSource> = {};
