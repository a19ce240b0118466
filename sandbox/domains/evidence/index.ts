import { insertMissing } from '../../db/insert';
import type { Domain } from '../../runtime';
import { supplementRuleRows, watchListRows } from '../../seed/proofs';
import { changeSupplement, proofInfo, syncDowJones } from './info';
import { reviewActions, reviewJob } from './review';
import { submitEvidence, uploadEvidence } from './submit';

export const evidence: Domain = {
  name: 'evidence',
  handlers: {
    'evidence.info': proofInfo,
    'evidence.submit': submitEvidence,
    'evidence.upload': uploadEvidence,
    'evidence.supplementChange': changeSupplement,
    'evidence.syncDowJones': syncDowJones,
  },
  jobs: [reviewJob],
  consoleActions: reviewActions,
  async referenceRows(tx) {
    await insertMissing(tx, 'supplementRules', supplementRuleRows());
    await insertMissing(tx, 'watchList', watchListRows);
  },
};
