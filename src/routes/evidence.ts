import * as v from 'valibot';
import { country, flag, identifier, maybeSeqNo, none, shortText, whole } from './params';
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
  evidenceStudyPop: { path: '/evidenceStudyPop', page: null, guard: 'signedIn', params: evidence },
  incomeQuestionOfGbr: { path: '/incomeQuestionOfGBR', page: null, guard: 'signedIn', params: maybeSeqNo },
  evidenceList: { path: '/evidenceList', page: null, guard: 'signedIn', params: evidence },
  evidenceListNew: { path: '/evidenceListNew', page: null, guard: 'signedIn', params: evidence },
  studyAbroadMaterialConfirm: {
    path: '/studyAbroadMaterialConfirm',
    page: null,
    guard: 'signedIn',
    params: maybeSeqNo,
  },
  sendCard: { path: '/sendCard', page: null, guard: 'signedIn', params: maybeSeqNo },
  supplyUserInfo: {
    path: '/supplyUserInfo',
    page: null,
    guard: 'signedIn',
    params: v.object({ needCard: flag, seqNo: v.optional(identifier) }),
  },
  faceRiskEvidence: { path: '/faceRiskEvidence', page: null, guard: 'signedIn', params: maybeSeqNo },
  dowJonesPayerRisk: { path: '/dowJonesPayerRisk', page: null, guard: 'signedIn', params: maybeSeqNo },
  dowJonesPayeeRisk: { path: '/dowJonesPayeeRisk', page: null, guard: 'signedIn', params: maybeSeqNo },
  meanRiskSurvey: { path: '/meanRiskSurvey', page: null, guard: 'signedIn', params: maybeSeqNo },
  remittanRelationSurvey: {
    path: '/remittanRelationSurvey',
    page: null,
    guard: 'signedIn',
    params: v.object({ type: v.optional(v.pipe(whole, v.picklist([1, 2]))), seqNo: v.optional(identifier) }),
  },
  improveAccountRiskUsa: { path: '/improveAccountRiskUSA', page: null, guard: 'signedIn', params: none },
} as const satisfies RouteRows;
