import { dateOf } from '@/core/dates';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { precisionOf } from '@/domain/currencies';
import type { CardPerson } from '@/contracts/entities/payeeCard';
import { Decimal } from '@/core/decimal';
import { firstBreach, ruleContext, type RuleSpec } from '@/core/validation';
import { isPayable } from '@/domain/statuses/orderSets';
import { randomBytes } from 'node:crypto';
import type { RowChange } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { newId } from '../../ids';
import { assertFeature } from '../account/whiteList';
import { checkPayeeForm } from '../payee/check';
import { saveFile } from '../storage';
import { cardMethods, sourceCountries, targetCountries } from './countries';
import { payeeDocument } from './documents';
import { ownCard } from './find';
import type { CardRow } from './view';
import { currenciesOf, toCard } from './view';
import { refuse } from '../../dispatch/refusal';
import { cardRefusals } from './refusals';

const reviewMs = 20_000;
const dayMs = 86_400_000;

/** Unguessable, and short enough to type. */
export const newShareCode = (): string => randomBytes(12).toString('base64url');

const personRules: Readonly<Record<keyof CardPerson, readonly RuleSpec[]>> = {
  firstName: ['required', 'englishName'],
  lastName: ['required', 'englishName'],
  areaCode: ['required'],
  phoneNumber: ['required', 'phone'],
  email: ['email'],
  city: ['required'],
  street: ['required', 'addressEnglish', 'noPoBox'],
  postCode: [],
};

function checkedPerson(sent: CardPerson, now: number): CardPerson {
  const person = Object.fromEntries(
    Object.entries(sent).flatMap(([field, value]) =>
      typeof value === 'string' && value.trim() ? [[field, value.trim()]] : [],
    ),
  ) as CardPerson;
  const context = ruleContext({ ...person }, dateOf(now, 0));
  const rules: Record<string, string> = {};
  for (const [field, specs] of Object.entries(personRules)) {
    const breach = firstBreach(field, specs, context);
    if (breach && !breach.warning) rules[field] = breach.rule;
  }
  if (Object.keys(rules).length) refuse(cardRefusals.fields, { fields: Object.keys(rules), rules });
  return person;
}

const nameOf = ({ firstName, lastName }: CardPerson): string => `${firstName} ${lastName}`;

export async function createCard(
  context: CallContext,
  params: CallParams<'payeeCard.create'>,
): Promise<CallAnswer<'payeeCard.create'>> {
  await assertFeature(context, 'payeeCards');
  const { db, now } = context;
  const { shareCode, country, accountType: _, ...sent } = params;
  const person = checkedPerson(sent, now);
  const { list } = await targetCountries(context);
  if (!list.some((row) => row.countryCode === country)) refuse(cardRefusals.country);
  const inviter = shareCode
    ? await db
        .selectFrom('payers')
        .select(['id', 'country_code'])
        .where('invite_code', '=', shareCode.toUpperCase())
        .executeTakeFirst()
    : undefined;
  if (shareCode && !inviter) refuse(cardRefusals.invite);
  if (inviter?.id === context.payerId) refuse(cardRefusals.own);
  if (inviter?.country_code === country) refuse(cardRefusals.sameCountry);
  const row = await db
    .insertInto('payee_cards')
    .values({
      id: newId('pcd'),
      owner_id: context.payerId,
      country,
      share_code: newShareCode(),
      invited_by: inviter?.id ?? null,
      full_name: nameOf(person),
      person: json(person),
      source_country: inviter?.country_code ?? null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { card: await toCard(context, row, 'owner') };
}

async function save(context: CallContext, id: string, set: RowChange<'payee_cards'>): Promise<CardRow> {
  return context.db
    .updateTable('payee_cards')
    .set({ ...set, updated_at: context.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The destination stays while an order is under way. */
async function assertQuiet(context: CallContext, cardId: string): Promise<void> {
  const orders = await context.db
    .selectFrom('payee_card_orders')
    .innerJoin('orders', 'orders.id', 'payee_card_orders.order_id')
    .select('orders.status')
    .where('payee_card_orders.card_id', '=', cardId)
    .where('payee_card_orders.abandon_until_at', '>', context.now)
    .execute();
  if (orders.some((order) => isPayable(order.status))) refuse(cardRefusals.busy);
}

export async function updateCard(
  context: CallContext,
  params: CallParams<'payeeCard.update'>,
): Promise<CallAnswer<'payeeCard.update'>> {
  const { now } = context;
  const card = await ownCard(context, params.cardId);
  const set: RowChange<'payee_cards'> = {};
  if (params.person || params.account) await assertQuiet(context, card.id);
  const person = params.person ? checkedPerson(params.person, now) : card.person;
  if (params.person) {
    set.person = json(person);
    set.full_name = nameOf(person);
    // A new name needs a new identity review.
    if (nameOf(person) !== card.full_name && card.account) set.check_status = 'WaitUpload';
  }
  if (params.account) {
    if (!cardMethods(card.country).includes(params.account.accountType)) refuse(cardRefusals.method);
    const checked = await checkPayeeForm(context, {
      firstName: person.firstName,
      lastName: person.lastName,
      areaCode: person.areaCode,
      phoneNumber: person.phoneNumber,
      ...params.account,
      relationshipToReceiver: undefined,
      country: card.country,
    });
    if (checked.disagrees && params.nameAppealFlag !== 2) refuse(cardRefusals.nameDisagree);
    set.account = json(checked.form);
    set.account_type = checked.form.accountType;
    set.label = checked.label;
    if (card.check_status === 'UnPerfected') set.check_status = 'WaitUpload';
  }
  if (params.identity) {
    if (!card.account && !params.account) refuse(cardRefusals.notReady);
    await assertDocument(context, card, params.identity);
    set.identity = json(params.identity);
    set.check_status = 'CheckIng';
    set.review_at = now + reviewMs;
  }
  if (Object.keys(set).length === 0)
    refuse(cardRefusals.fields, { fields: ['person', 'account', 'identity'] });
  return { card: await toCard(context, await save(context, card.id, set), 'owner') };
}

async function assertDocument(
  context: CallContext,
  card: CardRow,
  identity: { idType: string; idNumber: string },
): Promise<void> {
  const document = payeeDocument(card.country, identity.idType) ?? refuse(cardRefusals.document);
  const pictures = await context.db
    .selectFrom('payee_card_pictures')
    .select('side')
    .where('card_id', '=', card.id)
    .where('id_type', '=', identity.idType)
    .execute();
  const missing = document.sides.filter((side) => !pictures.some((picture) => picture.side === side));
  if (missing.length) refuse(cardRefusals.pictures, { sides: missing });
  if (!document.idNumber(identity.idNumber))
    refuse(cardRefusals.fields, { fields: ['idNumber'], rules: { idNumber: 'idNumber' } });
}

export async function uploadPicture(
  context: CallContext,
  params: CallParams<'payeeCard.documentUpload'>,
): Promise<CallAnswer<'payeeCard.documentUpload'>> {
  const card = await ownCard(context, params.cardId);
  const document = payeeDocument(card.country, params.idType) ?? refuse(cardRefusals.document);
  if (!document.sides.includes(params.side)) refuse(cardRefusals.fields, { fields: ['side'] });
  const file = await saveFile(context, context.files[0], {
    ownerId: context.payerId,
    countryCode: card.country,
    purpose: 'payeeCard',
    accept: 'image',
    fileNumber: params.fileNumber,
  });
  const picture = { file_key: file.key, created_at: context.now };
  await context.db
    .insertInto('payee_card_pictures')
    .values({ card_id: card.id, id_type: params.idType, side: params.side, ...picture })
    .onConflict((conflict) => conflict.columns(['card_id', 'id_type', 'side']).doUpdateSet(picture))
    .execute();
  return { ossFileKey: file.key, imgFileNameOriginal: file.name };
}

export async function updateShareInfo(
  context: CallContext,
  params: CallParams<'payeeCard.shareInfoUpdate'>,
): Promise<CallAnswer<'payeeCard.shareInfoUpdate'>> {
  const card = await ownCard(context, params.cardId);
  if (params.sourceCountry === card.country) refuse(cardRefusals.sameCountry);
  const { list } = await sourceCountries(context, { country: card.country });
  if (!list.some((row) => row.countryCode === params.sourceCountry)) refuse(cardRefusals.country);
  if (params.amount !== undefined) {
    const amount = new Decimal(params.amount);
    const decimals = precisionOf((await currenciesOf(context, [card.country]))(card.country));
    if (amount.lte(0) || amount.decimalPlaces() > decimals)
      refuse(cardRefusals.fields, { fields: ['amount'], rules: { amount: 'amount' } });
  }
  const row = await save(context, card.id, {
    source_country: params.sourceCountry,
    amount: params.amount ?? null,
    remark: params.remark?.trim() || null,
    valid_until: context.now + params.validDays * dayMs,
  });
  return { card: await toCard(context, row, 'owner') };
}

/** Needs a reviewed identity. */
export async function shareCard(
  context: CallContext,
  { cardId }: CallParams<'payeeCard.share'>,
): Promise<CallAnswer<'payeeCard.share'>> {
  const card = await ownCard(context, cardId);
  if (card.reported_at !== null) refuse(cardRefusals.link);
  if (card.check_status !== 'Success' || !card.account || (card.valid_until ?? 0) <= context.now)
    refuse(cardRefusals.notReady);
  await save(context, card.id, { shared_at: card.shared_at ?? context.now });
  if (card.invited_by)
    await context.db
      .insertInto('payee_card_pops')
      .values({ id: newId('pop'), card_id: card.id, payer_id: card.invited_by, created_at: context.now })
      .onConflict((conflict) => conflict.columns(['card_id', 'payer_id']).doNothing())
      .execute();
  return {
    shareCode: card.share_code,
    link: `${context.runtime.publicUrl}/personalCollection/cardDetail?shareCode=${card.share_code}`,
    title: card.full_name,
    content: card.remark ?? '',
  };
}

export async function deleteCard(
  context: CallContext,
  { cardId }: CallParams<'payeeCard.delete'>,
): Promise<CallAnswer<'payeeCard.delete'>> {
  const row = await context.db
    .selectFrom('payee_cards')
    .select(['id', 'deleted_at'])
    .where('id', '=', cardId)
    .where('owner_id', '=', context.payerId)
    .executeTakeFirst();
  if (!row) return refuse(cardRefusals.notFound);
  if (row.deleted_at === null) {
    await assertQuiet(context, cardId);
    await save(context, cardId, { deleted_at: context.now });
  }
  return { done: true };
}
