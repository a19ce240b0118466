import type { CallAnswer, CallParams } from '@/contracts/calls';
import { schoolPapers } from '@/domain/school/schoolPapers';
import { breachOf, shownFields } from '@/schemas/fieldRules';
import { paperFields, paperForm } from '@/schemas/schoolAccount/papers';
import { json } from '../../db/schema';
import { callerDay } from '../common/callerDay';
import { refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import { insertEvidence } from '../evidence/submit';
import { readEmbedded } from '../kyc/embedded';
import { ownFiles, saveFile } from '../storage';
import { ownSchoolPayee } from './payees';
import { schoolRefusals } from './refusals';

export async function paperUpload(
  context: CallContext,
  params: CallParams<'school.paperUpload'>,
): Promise<CallAnswer<'school.paperUpload'>> {
  await ownSchoolPayee(context, params.payeeId);
  const file = context.files[0];
  const row = await saveFile(context, file, {
    ownerId: context.payerId,
    purpose: `school-${params.paper}`,
    fileNumber: params.fileNumber,
  });
  const read: Readonly<Record<string, unknown>> = (file ? readEmbedded(file.bytes) : null) ?? {};
  return {
    ossFileKey: row.key,
    imgFileNameOriginal: row.name,
    fields: Object.fromEntries(
      paperFields[params.paper].flatMap(({ name }) => {
        const value = read[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ),
  };
}

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** For the next order to this payee. Cards must be the payer's. */
export async function paperConfirm(
  context: CallContext,
  params: CallParams<'school.paperConfirm'>,
): Promise<CallAnswer<'school.paperConfirm'>> {
  const payee = await ownSchoolPayee(context, params.payeeId);
  const values = { ...params.fields, images: params.images };
  const wrong: Record<string, string> = {};
  for (const field of shownFields(paperForm(params.paper), values)) {
    const breach = breachOf(field, values, callerDay(context));
    if (breach && !breach.warning) wrong[field.name] = breach.rule;
  }
  if (params.paper === 'payerCard' && !wrong.lastName) {
    const { lastName } = await context.payer();
    if (lastName !== null && !sameWords(lastName, params.fields.lastName ?? '')) wrong.lastName = 'same';
  }
  if (Object.keys(wrong).length > 0)
    refuse(schoolRefusals.fieldsWrong, { fields: Object.keys(wrong), rules: wrong });
  await ownFiles(context, context.payerId, params.images);
  const { verifyType, fileType } = schoolPapers[params.paper];
  const known = await context.db
    .selectFrom('evidence')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where(
      'payeeId',
      params.paper === 'invoice' ? '=' : 'is',
      params.paper === 'invoice' ? payee.payeeId : null,
    )
    .where('orderId', 'is', null)
    .where('verifyType', '=', verifyType)
    .where('status', '=', 'UnderReview')
    .executeTakeFirst();
  const files = params.images.map((key) => ({ key, name: key }));
  const answers = { ...params.fields };
  if (known)
    await context.db
      .updateTable('evidence')
      .set({ files: json(files), answers: json(answers), submittedAt: context.now })
      .where('id', '=', known.id)
      .execute();
  const proof =
    known ??
    (await insertEvidence(context, {
      payerId: context.payerId,
      payeeId: params.paper === 'invoice' ? payee.payeeId : null,
      verifyType,
      fileType,
      files,
      answers,
    }));
  if (params.paper === 'invoice')
    await context.db
      .updateTable('schoolPayees')
      .set({ fields: json({ ...payee.fields, invoiceNumber: params.fields.invoiceNumber ?? '' }) })
      .where('payeeId', '=', payee.payeeId)
      .execute();
  return { status: proof.status };
}
