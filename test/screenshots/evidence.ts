import type { VerifyType } from '@/domain/evidence';
import { newPerson } from '../journeys/driver/person';
import { withOrder } from '../journeys/steps/people';
import { uploadFrom } from '../journeys/steps/uploadSteps';
import type { Chapter } from './types';

const FILES = 'evidence-images';
const REVIEW_MS = 21_000;
const file = (name: string) => ({ name, bytes: Buffer.from('%PDF-1.4\n% a paper\n%%EOF\n') });

export const evidenceChapters: Record<string, Chapter> = {
  async evidence({ d, shot, server, url, resume }) {
    const person = newPerson('AUS');
    const { client, seqNo } = await withOrder({ url, console: server }, person);
    const kinds: VerifyType[] = [
      'payeeRemitDocument',
      'payerEdd',
      'payeeEdd',
      'studyProof',
      'relationshipProof',
    ];
    await server.action('risk.demand', { seqNo, kinds });
    await resume(person, client);
    await d.open('bankOrder', { params: { seqNo } });
    await d.see('order-papers');
    await shot('order', { wait: 600, tall: true });
    await d.open('evidenceListNew', { params: { seqNo } });
    await d.see('evidence-next');
    await shot('list', { wait: 600, tall: true });
    for (const verifyType of kinds) {
      await d.open('evidenceListNew', { params: { seqNo, verifyType } });
      await d.see('evidence-submit');
      await shot(verifyType, { wait: 900, tall: true });
    }
    await d.tap('evidence-submit');
    await shot('missing', { wait: 900, tall: true });
    await d.open('evidenceListNew', { params: { seqNo, verifyType: 'studyProof' } });
    await d.tap('evidence-fileType-offerLetter');
    await uploadFrom(d, FILES, file('reject.pdf'));
    await uploadFrom(d, FILES, file('a very long name of a paper that nobody has ever shortened.pdf'));
    await shot('chosen', { wait: 2000, tall: true });
    await d.tap('evidence-submit');
    await shot('review', { wait: 1500, tall: true });
    await server.advance(REVIEW_MS);
    await d.open('evidenceListNew', { params: { seqNo, verifyType: 'studyProof' } });
    await d.see('evidence-submit');
    await shot('refused', { wait: 900, tall: true });
    await d.open('evidenceListNew', { params: { seqNo } });
    await shot('list-later', { wait: 900, tall: true });
  },
};
