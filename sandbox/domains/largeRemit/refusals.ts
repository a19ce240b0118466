import { largeRemitCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';
import { said } from '../../texts';

export const largeRemitRefusals = {
  notEligible: {
    code: largeRemitCodes.notEligible,
    text: said('server.largeRemit.notEligible'),
  },
  materialMissing: {
    code: largeRemitCodes.materialMissing,
    text: said('server.largeRemit.materialMissing'),
  },
  stepsMissing: {
    code: largeRemitCodes.stepsMissing,
    text: said('server.largeRemit.stepsMissing'),
  },
  wrongStep: {
    code: largeRemitCodes.wrongStep,
    text: said('server.largeRemit.wrongStep'),
  },
  payeeUnconfirmed: {
    code: largeRemitCodes.payeeUnconfirmed,
    text: said('server.largeRemit.payeeUnconfirmed'),
  },
  targetLevel: {
    code: largeRemitCodes.targetLevel,
    text: said('server.largeRemit.targetLevel'),
  },
} as const satisfies Record<string, RefusalRow>;
