import { errorCodes } from '@/contracts/errors';
import { agentCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';
import { said } from '../../texts';

export const agentRefusals = {
  inviteNotFound: {
    code: agentCodes.inviteNotFound,
    text: said('server.agent.inviteNotFound'),
  },
  inviteTaken: {
    code: agentCodes.inviteTaken,
    text: said('server.agent.inviteTaken'),
  },
  invitePhone: {
    code: agentCodes.invitePhone,
    text: said('server.agent.invitePhone'),
  },
  notBound: {
    code: agentCodes.notBound,
    text: said('server.agent.notBound'),
  },
  commitNotFound: {
    code: agentCodes.commitNotFound,
    text: said('server.agent.commitNotFound'),
  },
  commitExpired: {
    code: agentCodes.commitExpired,
    text: said('server.agent.commitExpired'),
  },
  wrongStep: {
    code: agentCodes.wrongStep,
    text: said('server.agent.wrongStep'),
  },
  otherChannel: {
    code: errorCodes.notAllowed,
    text: said('server.agent.otherChannel'),
  },
} as const satisfies Record<string, RefusalRow>;
