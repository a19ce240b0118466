import * as v from 'valibot';
import { country, flag, identifier, maybeSeqNo, shortText, whole } from './params';
import type { RouteRows } from './types';

const text = v.optional(shortText);
const evidence = v.object({
  seqNo: v.optional(identifier),
  countryCode: v.optional(country),
  targetCountry: v.optional(country),
  targetCountryCode: v.optional(country),
  viewStatus: text,
  riskType: text,
  verifyType: text,
  fileType: text,
  payeeId: v.optional(identifier),
  isReject: flag,
  nexusType: text,
  relationLetterFlag: flag,
});

export const evidenceRoutes = {
  evidenceStudyPop: {
    path: '/evidenceStudyPop',
    page: 'services/evidence/papers',
    params: evidence,
  },
  incomeQuestionOfGbr: {
    path: '/incomeQuestionOfGBR',
    page: 'services/evidence/questions',
    params: maybeSeqNo,
  },
  evidenceList: {
    path: '/evidenceList',
    page: 'services/evidence/papers',
    params: evidence,
  },
  evidenceListNew: {
    path: '/evidenceListNew',
    page: 'services/evidence/papers',
    params: evidence,
  },
  studyAbroadMaterialConfirm: {
    path: '/studyAbroadMaterialConfirm',
    page: 'services/evidence/questions',
    params: maybeSeqNo,
  },
  sendCard: {
    path: '/sendCard',
    page: 'services/evidence/papers',
    params: maybeSeqNo,
  },
  supplyUserInfo: {
    path: '/supplyUserInfo',
    page: 'send/kyc/step',
    params: v.object({ needCard: flag, seqNo: v.optional(identifier) }),
  },
  faceRiskEvidence: {
    path: '/faceRiskEvidence',
    page: 'services/evidence/papers',
    params: maybeSeqNo,
  },
  dowJonesPayerRisk: {
    path: '/dowJonesPayerRisk',
    page: 'services/evidence/questions',
    params: maybeSeqNo,
  },
  dowJonesPayeeRisk: {
    path: '/dowJonesPayeeRisk',
    page: 'services/evidence/questions',
    params: maybeSeqNo,
  },
  meanRiskSurvey: {
    path: '/meanRiskSurvey',
    page: 'services/evidence/papers',
    params: maybeSeqNo,
  },
  remittanRelationSurvey: {
    path: '/remittanRelationSurvey',
    page: 'services/evidence/papers',
    params: v.object({ type: v.optional(v.pipe(whole, v.picklist([1, 2]))), seqNo: v.optional(identifier) }),
  },
  improveAccountRiskUsa: {
    path: '/improveAccountRiskUSA',
    page: 'services/evidence/papers',
    params: maybeSeqNo,
  },
} as const satisfies RouteRows;
