import { evidenceCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';
import { said } from '../../texts';

export const evidenceRefusals = {
  notDemanded: {
    code: evidenceCodes.notDemanded,
    text: said('server.evidence.notDemanded'),
  },
  alreadyPassed: {
    code: evidenceCodes.alreadyPassed,
    text: said('server.evidence.alreadyPassed'),
  },
  underReview: {
    code: evidenceCodes.underReview,
    text: said('server.evidence.underReview'),
  },
  fileTypeUnknown: {
    code: evidenceCodes.fileTypeUnknown,
    text: said('server.evidence.fileTypeUnknown'),
  },
  questionnaireFirst: {
    code: evidenceCodes.questionnaireFirst,
    text: said('server.evidence.questionnaireFirst'),
  },
  expiryPassed: {
    code: evidenceCodes.expiryPassed,
    text: said('server.evidence.expiryPassed'),
  },
  declarationsMissing: {
    code: evidenceCodes.declarationsMissing,
    text: said('server.evidence.declarationsMissing'),
  },
  orderEnded: {
    code: evidenceCodes.orderEnded,
    text: said('server.evidence.orderEnded'),
  },
} as const satisfies Record<string, RefusalRow>;
