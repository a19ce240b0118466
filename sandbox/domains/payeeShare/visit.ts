import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { PayeeForm } from '@/contracts/entities/payee';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { checkCaptcha, sendCaptcha } from '../account/contact/captcha';
import { contactOf } from '../account/contact/contact';
import { checkPayeeForm, keepChecked } from '../payee/check';
import { fieldsOf } from '../payee/view';
import { scopeOf, shareMethods, step, visited } from './link';
import { refuse } from '../../dispatch/refusal';
import { payeeRefusals } from '../payee/refusals';

export async function agree(context: CallContext): Promise<CallAnswer<'payeeShare.agree'>> {
  return step(context, await visited(context, 'protocol'), 'phone');
}

/** Only the number the sender gave is proof. */
function contactFor(row: Row<'payeeShares'>, params: { areaCode: string; phoneNumber: string }) {
  const contact = contactOf(params.areaCode, params.phoneNumber);
  if (row.areaCode && row.phoneNumber && contactOf(row.areaCode, row.phoneNumber).target !== contact.target)
    refuse(payeeRefusals.fields, { fields: ['phoneNumber'], rules: { phoneNumber: 'sameAsSender' } });
  return contact;
}

export async function sendCode(
  context: CallContext,
  params: CallParams<'payeeShare.sendCode'>,
): Promise<CallAnswer<'payeeShare.sendCode'>> {
  const row = await visited(context, 'phone');
  const { challengeId, challengeAnswer } = params;
  return sendCaptcha(context, {
    contact: contactFor(row, params),
    scene: 'payeeShare',
    kind: 'sms',
    challengeId,
    challengeAnswer,
  });
}

export async function confirmPhone(
  context: CallContext,
  params: CallParams<'payeeShare.confirmPhone'>,
): Promise<CallAnswer<'payeeShare.confirmPhone'>> {
  const row = await visited(context, 'phone');
  await checkCaptcha(context, contactFor(row, params), 'payeeShare', params.captcha);
  const scope = { ...scopeOf(context), confirmed: true as const };
  await context.db
    .updateTable('sessions')
    .set({ scope: json(scope) })
    .where('tokenHash', '=', context.session?.tokenHash ?? '')
    .execute();
  const to = row.kind === 'exchange' ? 'exchange' : 'account';
  return step(context, row, to, { areaCode: params.areaCode, phoneNumber: params.phoneNumber }, scope);
}

export async function chooseBank(
  context: CallContext,
  params: CallParams<'payeeShare.chooseBank'>,
): Promise<CallAnswer<'payeeShare.chooseBank'>> {
  const row = await visited(context, 'account');
  const { nameAppealFlag, ...sent } = params;
  if (sent.country !== row.country || !shareMethods(row.country).includes(sent.accountType))
    refuse(payeeRefusals.method);
  const given: PayeeForm = {
    ...sent,
    areaCode: sent.areaCode ?? row.areaCode ?? undefined,
    phoneNumber: sent.phoneNumber ?? row.phoneNumber ?? undefined,
  };
  const old = row.payeeId
    ? await context.db
        .selectFrom('payees')
        .selectAll()
        .where('id', '=', row.payeeId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
    : undefined;
  // Only the sender can name the relation.
  const form = { ...given, relationshipToReceiver: old?.relation ?? undefined };
  const checked = await checkPayeeForm(context, form);
  if (checked.disagrees && nameAppealFlag !== 2) refuse(payeeRefusals.nameDisagree);
  const payee = await keepChecked(
    context,
    row.payerId,
    checked,
    checked.disagrees ? 'nameAppeal' : undefined,
  );
  await context.db
    .updateTable('payees')
    .set({ authStatus: 'Pass', updatedAt: context.now })
    .where('id', '=', payee.id)
    .execute();
  // Replaces the payee the sender typed.
  if (old && old.id !== payee.id)
    await context.db
      .updateTable('payees')
      .set({ deletedAt: context.now, updatedAt: context.now })
      .where('id', '=', old.id)
      .execute();
  return step(context, row, 'done', { payeeId: payee.id });
}

export async function authorizeExchange(
  context: CallContext,
): Promise<CallAnswer<'payeeShare.exchangeAuthConfirm'>> {
  const row = await visited(context, 'exchange');
  const payee = await context.db
    .selectFrom('payees')
    .selectAll()
    .where('id', '=', row.payeeId ?? '')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!payee) return refuse(payeeRefusals.notFound);
  await context.db
    .updateTable('payees')
    .set({ fields: json({ ...fieldsOf(payee), exchangeAuth: 'authorized' }), updatedAt: context.now })
    .where('id', '=', payee.id)
    .execute();
  return step(context, row, 'done');
}
