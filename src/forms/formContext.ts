import { createContext, useContext } from 'react';
import type { FormEnv } from './formPorts';
import type { Doubts } from './useDoubts';

export interface FormContextValue {
  formId: string;
  env: FormEnv;
  asked: Doubts['asked'];
  answer: (name: string, right: boolean) => unknown;
}

export const FormContext = createContext<FormContextValue>({
  formId: 'form',
  env: { sources: {}, actions: {} },
  asked: {},
  answer: () => undefined,
});
export const useFormEnv = (): FormEnv => useContext(FormContext).env;

/** Of the heading that takes the focus when its topic comes. */
export const topicId = (formId: string): string => `${formId}-topic`;
