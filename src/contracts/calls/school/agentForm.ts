import * as v from 'valibot';
import { fieldsOf, identifier, instant, moneyShape, shortText } from '../../entities/base';
import { agentFlowStep, agentForm, agentPart, agentSchool, agentStep, feeType } from '../../entities/school';
import { defineCall } from '../defineCall';
import { images, student } from './agent';

const quiet = { hideLoading: true, softError: true } as const;
const soft = { softError: true } as const;

export const agentCommitCheck = defineCall({
  name: 'agent.commitCheck',
  effect: 'read',
  method: 'GET',
  path: '/web/school/agent/commit/id/check',
  owner: 'agent',
  flags: quiet,
  params: v.object({ commitId: identifier }),
  answer: v.object({ valid: v.boolean(), step: v.optional(agentStep), expiresAt: v.optional(instant) }),
});

export const agentFinishInfo = defineCall({
  name: 'agent.finishInfo',
  effect: 'read',
  shows: ['agent'],
  method: 'GET',
  path: '/web/school/agent/finish/info',
  owner: 'agent',
  encrypted: true,
  flags: quiet,
  params: v.object({ commitId: identifier }),
  answer: v.object({
    commitId: identifier,
    school: agentSchool,
    student,
    payerName: shortText,
    relationship: shortText,
    feeType,
    amount: moneyShape,
    payeeId: identifier,
    proofStatus: v.picklist(['UnderReview', 'Rejected', 'Passed']),
    seqNo: v.optional(identifier),
  }),
});

/** From any device; without an id the newest invitation's. */
export const agentFormGet = defineCall({
  name: 'agent.formGet',
  effect: 'read',
  shows: ['agent'],
  method: 'POST',
  path: '/web/school/agent/form/query',
  owner: 'agent',
  ours: true,
  encrypted: true,
  flags: quiet,
  params: v.object({ id: v.optional(identifier) }),
  answer: v.object({ form: v.optional(agentForm) }),
});

export const agentFormSave = defineCall({
  name: 'agent.formSave',
  effect: 'write',
  changes: ['agent'],
  method: 'POST',
  path: '/web/school/agent/form/save',
  owner: 'agent',
  ours: true,
  encrypted: true,
  idempotent: true,
  flags: soft,
  params: v.object({
    id: identifier,
    part: agentPart,
    values: fieldsOf(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,40}$/)), shortText),
    images: v.optional(images),
  }),
  answer: v.object({ at: agentFlowStep, expiresAt: instant }),
});
