import * as v from 'valibot';
import { AGENT_CHANNEL } from '@/domain/school/school';
import { defineAction } from '../../console/actions';
import { insertMissing } from '../../db/insert';
import { json } from '../../db/schema';
import { newId } from '../../ids';
import type { Domain } from '../../runtime';
import { schoolOf } from '../school/find';
import { agentOrder } from './order';
import { payerCommit, proofCommit } from './commits';
import { commitCheck, finishInfo } from './finish';
import { form, formSave } from './forms';
import { studentCommit, students } from './students';
import { basic, bind, feeTypes, query, relationships } from './invites';

const merchantCode = 'ZLPDEMO';
const schools = ['gbr-thames', 'aus-harbour', 'hkg-peak', 'sgp-merlion', 'nzl-fern'];

export const agent: Domain = {
  name: 'agent',
  handlers: {
    'agent.basic': basic,
    'agent.query': query,
    'agent.bind': bind,
    'agent.students': students,
    'agent.studentCommit': studentCommit,
    'agent.payerCommit': payerCommit,
    'agent.feeTypes': feeTypes,
    'agent.proofCommit': proofCommit,
    'agent.commitCheck': commitCheck,
    'agent.finishInfo': finishInfo,
    'agent.formGet': form,
    'agent.formSave': formSave,
    'school.agentOrder': agentOrder,
    'agent.relationships': relationships,
  },
  consoleActions: [
    defineAction({
      name: 'agent.invite',
      title: 'A school agent invites a payer, by phone number or whoever opens the link',
      params: v.object({
        schoolId: v.string(),
        payerPhone: v.optional(v.pipe(v.string(), v.regex(/^\d{7,12}$/))),
      }),
      async run(work, { schoolId, payerPhone }) {
        await schoolOf(work, schoolId);
        const id = newId('agi');
        await work.db
          .insertInto('agentInvites')
          .values({
            id,
            merchantCode,
            schoolId,
            payerPhone: payerPhone ?? null,
            createdAt: work.now,
          })
          .execute();
        return { id };
      },
    }),
  ],
  async referenceRows(tx, now) {
    await insertMissing(tx, 'agents', [
      {
        merchantCode,
        name: 'Example School Agent',
        channel: AGENT_CHANNEL,
        logo: '',
        servicePhone: '4000000000',
        countryCode: 'CHN',
        schools: json(schools),
      },
    ]);
    await insertMissing(
      tx,
      'agentInvites',
      schools.map((schoolId) => ({
        id: `demo-${schoolId}`,
        merchantCode,
        schoolId,
        createdAt: now,
      })),
    );
  },
};
