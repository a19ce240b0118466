import { dateOf } from '@/core/dates';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { precisionOf } from '@/domain/countries/currencies';
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
import { assertAskedStays } from './sum';
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
        .select(['id', 'countryCode'])
        .where('inviteCode', '=', shareCode.toUpperCase())
        .executeTakeFirst()
    : undefined;
  if (shareCode && !inviter) refuse(cardRefusals.invite);
  if (inviter?.id === context.payerId) refuse(cardRefusals.own);
  if (inviter?.countryCode === country) refuse(cardRefusals.sameCountry);
  const row = await db
    .insertInto('payeeCards')
    .values({
      id: newId('pcd'),
      ownerId: context.payerId,
      country,
      shareCode: newShareCode(),
      invitedBy: inviter?.id ?? null,
      fullName: nameOf(person),
      person: json(person),
      sourceCountry: inviter?.countryCode ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { card: await toCard(context, row, 'owner') };
}

async function save(context: CallContext, id: string, set: RowChange<'payeeCards'>): Promise<CardRow> {
  return context.db
    .updateTable('payeeCards')
    .set({ ...set, updatedAt: context.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The destination stays while an order is under way. */
async function assertQuiet(context: CallContext, cardId: string): Promise<void> {
  const orders = await context.db
    .selectFrom('payeeCardOrders')
    .innerJoin('orders', 'orders.id', 'payeeCardOrders.orderId')
    .select('orders.status')
    .where('payeeCardOrders.cardId', '=', cardId)
    .where('payeeCardOrders.abandonUntilAt', '>', context.now)
    .execute();
  if (orders.some((order) => isPayable(order.status))) refuse(cardRefusals.busy);
}

export async function updateCard(
  context: CallContext,
  params: CallParams<'payeeCard.update'>,
): Promise<CallAnswer<'payeeCard.update'>> {
  const { now } = context;
  const card = await ownCard(context, params.cardId);
  const set: RowChange<'payeeCards'> = {};
  if (params.person || params.account) await assertQuiet(context, card.id);
  const person = params.person ? checkedPerson(params.person, now) : card.person;
  if (params.person) {
    set.person = json(person);
    set.fullName = nameOf(person);
    if (nameOf(person) !== card.fullName && card.account) {
      set.checkStatus = 'WaitUpload';
      // A review under way is of the other name.
      set.reviewAt = null;
    }
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
    set.accountType = checked.form.accountType;
    set.label = checked.label;
    if (card.checkStatus === 'UnPerfected') set.checkStatus = 'WaitUpload';
  }
  if (params.identity) {
    if (!card.account && !params.account) refuse(cardRefusals.notReady);
    await assertDocument(context, card, params.identity);
    set.identity = json(params.identity);
    set.checkStatus = 'CheckIng';
    set.reviewAt = now + reviewMs;
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
    .selectFrom('payeeCardPictures')
    .select('side')
    .where('cardId', '=', card.id)
    .where('idType', '=', identity.idType)
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
  const picture = { fileKey: file.key, createdAt: context.now };
  await context.db
    .insertInto('payeeCardPictures')
    .values({ cardId: card.id, idType: params.idType, side: params.side, ...picture })
    .onConflict((conflict) => conflict.columns(['cardId', 'idType', 'side']).doUpdateSet(picture))
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
  await assertAskedStays(context, card.id, params.amount ?? null);
  const row = await save(context, card.id, {
    sourceCountry: params.sourceCountry,
    amount: params.amount ?? null,
    remark: params.remark?.trim() || null,
    validUntil: context.now + params.validDays * dayMs,
  });
  return { card: await toCard(context, row, 'owner') };
}

/** Needs a reviewed identity. */
export async function shareCard(
  context: CallContext,
  { cardId }: CallParams<'payeeCard.share'>,
): Promise<CallAnswer<'payeeCard.share'>> {
  const card = await ownCard(context, cardId);
  if (card.reportedAt !== null) refuse(cardRefusals.link);
  if (card.checkStatus !== 'Success' || !card.account || (card.validUntil ?? 0) <= context.now)
    refuse(cardRefusals.notReady);
  await save(context, card.id, { sharedAt: card.sharedAt ?? context.now });
  if (card.invitedBy)
    await context.db
      .insertInto('payeeCardPops')
      .values({ id: newId('pop'), cardId: card.id, payerId: card.invitedBy, createdAt: context.now })
      .onConflict((conflict) => conflict.columns(['cardId', 'payerId']).doNothing())
      .execute();
  return {
    shareCode: card.shareCode,
    link: `${context.runtime.publicUrl}/personalCollection/cardDetail?shareCode=${card.shareCode}`,
    title: card.fullName,
    content: card.remark ?? '',
  };
}

export async function deleteCard(
  context: CallContext,
  { cardId }: CallParams<'payeeCard.delete'>,
): Promise<CallAnswer<'payeeCard.delete'>> {
  const row = await context.db
    .selectFrom('payeeCards')
    .select(['id', 'deletedAt'])
    .where('id', '=', cardId)
    .where('ownerId', '=', context.payerId)
    .executeTakeFirst();
  if (!row) return refuse(cardRefusals.notFound);
  if (row.deletedAt === null) {
    await assertQuiet(context, cardId);
    await save(context, cardId, { deletedAt: context.now });
  }
  return { done: true };
}
