import { AGENT_CHANNEL } from '@/domain/school/school';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { agentRefusals } from './refusals';

/** Specification, flows, 5.6. */
export function assertAgentMode(context: CallContext): void {
  if (context.headers.agentchannel !== AGENT_CHANNEL) refuse(agentRefusals.otherChannel);
}
