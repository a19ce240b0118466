import { createContext, useContext } from 'react';
import type { FormEnv } from './formPorts';

export interface FormContextValue {
  formId: string;
  env: FormEnv;
}

export const FormContext = createContext<FormContextValue>({
  formId: 'form',
  env: { sources: {}, actions: {} },
});
export const useFormEnv = (): FormEnv => useContext(FormContext).env;
export const useFormId = (): string => useContext(FormContext).formId;
