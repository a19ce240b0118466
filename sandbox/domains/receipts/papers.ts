import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { CallAnswer } from '@/contracts/calls';
import type { Paper, PaperKind } from '@/contracts/calls/services/receipt';
import type { Row } from '../../db/schema';
import { newId } from '../../ids';
import { storeBytes } from '../../objects/objectStore';
import type { CallContext } from '../../runtime';
import { fileNames, type Wording } from './content';
import { type PaperContent, paperPdf } from './pdf';

const linkMs = 60 * 60_000;

type Kept = Omit<Row<'papers'>, 'bytes'>;
type WithLink = CallAnswer<'receipt.issue'>;

export const keptColumns = [
  'id',
  'number',
  'payerId',
  'kind',
  'year',
  'seqNo',
  'contentHash',
  'fileName',
  'size',
  'token',
  'linkUntilAt',
  'loginId',
  'createdAt',
] as const;

export const paperView = (row: Kept): Paper => ({
  paperId: row.id,
  number: row.number,
  kind: row.kind,
  year: row.year ?? undefined,
  seqNo: row.seqNo ?? undefined,
  fileName: row.fileName,
  size: row.size,
  issuedAt: row.createdAt,
});

/** No look-alikes. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const randomSigns = (count: number): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
const newToken = (): string => randomBytes(24).toString('base64url');

/** For an hour or until the login ends; a valid link stays, since a download may be running. */
export async function withLink(context: CallContext, row: Kept): Promise<WithLink> {
  const loginId = context.session?.loginId ?? null;
  const works = row.linkUntilAt > context.now && row.loginId === loginId;
  const token = works ? row.token : newToken();
  const linkUntil = context.now + linkMs;
  await context.db
    .updateTable('papers')
    .set({ token, linkUntilAt: linkUntil, loginId })
    .where('id', '=', row.id)
    .execute();
  return {
    paper: paperView(row),
    link: `${context.runtime.publicUrl}/paper/${token}/${row.fileName}`,
    linkUntil,
  };
}

export const paperObject = (id: string): string => `papers/${id}`;

/** Reuses one with the same content. */
export async function issue(
  context: CallContext,
  wording: Wording,
  content: PaperContent,
  about: { kind: PaperKind; year?: number; seqNo?: string },
): Promise<WithLink> {
  const { db, now, payerId } = context;
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const known = await db
    .selectFrom('papers')
    .select(keptColumns)
    .where('payerId', '=', payerId)
    .where('kind', '=', about.kind)
    .where('contentHash', '=', hash)
    .executeTakeFirst();
  if (known) return withLink(context, known);

  const day = wording.day(now);
  const number = `R${day.replace(/-/g, '')}-${randomSigns(8)}`;
  const { label } = wording;
  const bytes = await paperPdf(
    {
      ...content,
      blocks: [
        { kind: 'fact', label: label('number'), value: number },
        { kind: 'fact', label: label('issued'), value: day },
        ...content.blocks,
        { kind: 'note', text: label('testNote') },
      ],
    },
    `${content.issuer[0]} · ${number}`,
    new Date(now),
  );
  const id = newId('ppr');
  const row = await db
    .insertInto('papers')
    .values({
      id,
      number,
      payerId,
      kind: about.kind,
      year: about.year ?? null,
      seqNo: about.seqNo ?? null,
      contentHash: hash,
      fileName: `${fileNames[about.kind]}-${about.seqNo ?? about.year ?? day}.pdf`,
      size: bytes.length,
      bytes: await storeBytes(context.runtime.objects, paperObject(id), bytes),
      token: newToken(),
      linkUntilAt: now,
      createdAt: now,
    })
    .returning(keptColumns)
    .executeTakeFirstOrThrow();
  return withLink(context, row);
}
