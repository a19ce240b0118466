import { agentFlow, type AgentFlowStep } from '@/domain/school/school';
import type { StepScreen } from './kycSteps';

const screens = {
  selectStudent: ['zlpSelectStudent'],
  studentInfo: ['zlpFillStudent'],
  studentDocument: ['zlpSelectDocument', { about: 'student' }],
  confirmStudent: ['zlpConfirmStudent'],
  payerInfo: ['zlpFillPayer'],
  confirmPayer: ['zlpConfirmPayer'],
  payerDocument: ['zlpSelectDocument', { about: 'payer' }],
  relationProof: ['zlpDocUpload', { about: 'relation' }],
  // First the fee the proof is about.
  studyProof: ['zlpChooseFeeType'],
  order: ['zlpSelectStudent'],
} as const satisfies Record<AgentFlowStep, StepScreen>;

export const agentScreenOf = (step: AgentFlowStep): StepScreen => screens[step];

export const agentStepOpen = (step: AgentFlowStep, at: AgentFlowStep): boolean =>
  agentFlow.indexOf(step) <= agentFlow.indexOf(at);

export const agentPhases = ['student', 'payer', 'proofs', 'order'] as const;
const lastOfPhase: readonly AgentFlowStep[] = ['confirmStudent', 'payerDocument', 'studyProof', 'order'];
export const agentPhaseOf = (step: AgentFlowStep): number =>
  lastOfPhase.findIndex((last) => agentStepOpen(step, last));
