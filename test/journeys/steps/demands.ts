import assert from 'node:assert/strict';
import { type DemandedType, demandedTypes, evidenceRow, type VerifyType } from '@/domain/evidence';
import { plainPng } from '../../fixtures/documents';
import { shareOf } from '../../share';
import { payOf } from '../../contract/support/orders';
import { type Driver, journey, type JourneyContext, wantedTargets } from '../driver';
import { signedIn, statusOf, withOrder } from './people';
import { patient } from './paySteps';
import { orderSucceeds } from './steps';
import { sendAgain, uploadFrom } from './uploadSteps';

/** Proofs demanded at commit (specification, flows, 5.2). */
const demanded = [
  'payeeRemitDocument',
  'payerEdd',
  'payeeEdd',
  'studyProof',
  'relationshipProof',
] as const satisfies readonly VerifyType[];
const ends = ['now', 'later', 'refused', 'expired'] as const;
type End = (typeof ends)[number];

const FILES = 'evidence-images';
const REVIEW_MS = 21_000;
const DAY = 86_400_000;

interface Demand {
  readonly d: Driver;
  readonly kind: DemandedType;
  readonly seqNo: string;
  readonly console: JourneyContext['sandbox']['console'];
  readonly pay: () => Promise<unknown>;
}

async function asked(d: Driver, { person, sandbox }: JourneyContext, kind: Demand['kind']): Promise<Demand> {
  const { client, seqNo } = await withOrder(sandbox, person);
  await sandbox.console.action('risk.demand', { seqNo, kinds: [kind] });
  await signedIn(d, person, client);
  await d.open('bankOrder', { params: { seqNo } });
  const pay = async () => {
    const { order } = await client.call('order.get', { seqNo });
    await client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
    await sandbox.console.advance(30_000);
    await d.open('bankOrder', { params: { seqNo } });
  };
  return { d, kind, seqNo, console: sandbox.console, pay };
}

const openForm = async ({ d }: Demand): Promise<void> => {
  await d.tap('order-papers');
  await d.tap('evidence-next');
  await d.see('evidence-submit');
};

async function handIn({ d, kind, console }: Demand, name: 'paper.pdf' | 'reject.pdf'): Promise<void> {
  const { fileTypes } = evidenceRow(kind);
  if (fileTypes.length > 1) await d.tap(`evidence-fileType-${fileTypes[0] ?? assert.fail()}`);
  await uploadFrom(d, FILES, { name, bytes: Buffer.from('%PDF-1.4\n% a paper\n%%EOF\n') });
  await d.see('Uploaded');
  await d.tap('evidence-submit');
  await d.see('Under review');
  await console.advance(REVIEW_MS);
}

const accepted = ({ d }: Demand): Promise<void> => d.see("We've accepted your documents.", patient);

const succeeds = async ({ d, console, seqNo }: Demand): Promise<void> => {
  await d.open('bankOrder', { params: { seqNo } });
  await orderSucceeds(d, { console });
};

const play: Readonly<Record<End, (demand: Demand) => Promise<void>>> = {
  now: async (demand) => {
    await openForm(demand);
    await handIn(demand, 'paper.pdf');
    await accepted(demand);
    await demand.d.tap('evidence-on');
    await demand.d.see('payment-methods');
    await demand.pay();
    await succeeds(demand);
  },
  later: async (demand) => {
    const { d } = demand;
    await openForm(demand);
    await d.tap('evidence-later');
    await d.see('payment-methods');
    await demand.pay();
    await d.see("We're holding your money until we have");
    await openForm(demand);
    await handIn(demand, 'paper.pdf');
    await accepted(demand);
    await succeeds(demand);
  },
  refused: async (demand) => {
    const { d } = demand;
    await openForm(demand);
    await handIn(demand, 'reject.pdf');
    await d.see("We couldn't read your documents. Upload clear photos or files.", patient);
    await handIn(demand, 'paper.pdf');
    await accepted(demand);
    await demand.pay();
    await succeeds(demand);
  },
  expired: async (demand) => {
    const { d, console, seqNo } = demand;
    await demand.pay();
    await d.see("We're holding your money until we have");
    await console.advance(6 * DAY);
    assert.match(await statusOf(console, seqNo), /^REFUND_/);
    await d.open('evidenceListNew', { params: { seqNo } });
    await d.see('Your money is going back to you.');
    await d.see('No longer valid');
    await d.dontSee('evidence-next');
  },
};

const handedIn = demandedTypes.filter((kind) => !evidenceRow(kind).questions);

async function cut(demand: Demand): Promise<void> {
  const { d, kind, console } = demand;
  const { fileTypes, pictures } = evidenceRow(kind);
  await openForm(demand);
  if (fileTypes.length > 1) await d.tap(`evidence-fileType-${fileTypes[0] ?? assert.fail()}`);
  for (const [at, percent] of [0, 50, 99].entries()) {
    const id = `${FILES}-${at + 1}`;
    await console.fault({ call: 'evidence.upload', kind: 'cutUpload', detail: { percent } });
    if (pictures) await d.upload(FILES, { name: `cut-${percent}.png`, bytes: plainPng() });
    else await uploadFrom(d, FILES, { name: `cut-${percent}.pdf`, bytes: Buffer.from('%PDF-1.4\n%%EOF\n') });
    await d.see(`${id}-retry`);
    await d.tap('evidence-submit');
    await d.see(`${id}-retry`);
    await sendAgain(d, console, id);
  }
  await d.tap('evidence-submit');
  await d.see('Under review');
  await d.see('3 files, submitted on');
}

const rows = shareOf(
  wantedTargets().flatMap((target) => demanded.flatMap((kind) => ends.map((end) => ({ target, kind, end })))),
  {
    share: 0.05,
    key: ({ target, kind, end }) => `${target} ${kind} ${end}`,
    kindsOf: ({ target, kind, end }) => [target, kind, end],
  },
);

export function demands(): void {
  for (const { target, kind, end } of rows)
    journey(
      `an order asks for ${kind}: ${end}`,
      async (d, context) => play[end](await asked(d, context, kind)),
      { targets: [target] },
    );
}

const cuts = shareOf(
  wantedTargets().flatMap((target) => handedIn.map((kind) => ({ target, kind }))),
  { share: 0.05, key: ({ target, kind }) => `cut ${target} ${kind}`, kindsOf: ({ target }) => [target] },
);

export function cutUploads(): void {
  for (const { target, kind } of cuts)
    journey(
      `uploads of ${kind} are cut: the form and its files stay`,
      async (d, context) => cut(await asked(d, context, kind)),
      { targets: [target] },
    );
}
