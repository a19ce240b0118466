import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { languageOfHeader } from '@/domain/languages';
import { isDelivered } from '@/domain/statuses/orderSets';
import { insertMissing } from '../../db/insert';
import { notFound, refuse } from '../../dispatch/refusal';
import type { CallContext, Domain } from '../../runtime';
import { appletTemplates, articles, thankCopies, tutorials, vipLevel } from '../../seed/services';
import { levelOf } from '../account/centre';
import { ownOrder } from '../order/find';
import { said, textIn } from '../../texts';

async function tutorialLink(
  { db, lang, runtime }: CallContext,
  { countryCode, type }: CallParams<'support.tutorialLink'>,
): Promise<CallAnswer<'support.tutorialLink'>> {
  const rows = await db
    .selectFrom('tutorials')
    .selectAll()
    .where('type', '=', type)
    .where('countryCode', 'in', ['*', countryCode])
    .execute();
  const row = rows.find((candidate) => candidate.countryCode === countryCode) ?? rows[0];
  if (!row) refuse(notFound);
  return { title: textIn(row.names, lang), link: `${runtime.publicUrl}${row.link}` };
}

async function knowledgeBase(
  { db, lang, runtime, payerId }: CallContext,
  { countryCode, keyword }: CallParams<'support.knowledgeBase'>,
): Promise<CallAnswer<'support.knowledgeBase'>> {
  const { level } = await levelOf(db, payerId);
  const vip = level.level >= vipLevel;
  const rows = await db
    .selectFrom('articles')
    .selectAll()
    .where('countryCode', 'in', ['*', countryCode])
    .where('minLevel', '<=', level.level)
    .orderBy('position')
    .execute();
  const list = rows.map((row) => ({
    id: row.id,
    title: textIn(row.names, lang),
    link: `${runtime.publicUrl}${row.link}`,
  }));
  const wanted = keyword?.trim().toLowerCase();
  return {
    vip,
    serviceLink: `${runtime.publicUrl}/about?service=${vip ? 'adviser' : 'chat'}&countryCode=${countryCode}`,
    list: wanted ? list.filter((article) => article.title.toLowerCase().includes(wanted)) : list,
  };
}

/** English elsewhere. */
const spokenIn: Readonly<Record<string, string>> = {
  CHN: 'zh', HKG: 'zh-HK', PHL: 'fil', VNM: 'vi', IDN: 'id',
}; // prettier-ignore

/** Only after arrival. */
async function thankCopywriter(
  context: CallContext,
  { seqNo }: CallParams<'order.thankCopywriter'>,
): Promise<CallAnswer<'order.thankCopywriter'>> {
  const order = await ownOrder(context, { seqNo }, false);
  if (!isDelivered(order.status))
    refuse({
      code: errorCodes.wrongStep,
      text: said('server.support.notArrived'),
    });
  const rows = await context.db
    .selectFrom('thankCopies')
    .selectAll()
    .where('relation', 'in', ['*', order.relation ?? '*'])
    .execute();
  const copy = rows.find((row) => row.relation !== '*') ?? rows[0];
  if (!copy) refuse(notFound);
  const language = spokenIn[order.targetCountry] ?? 'en';
  const own = languageOfHeader(context.lang);
  const english = copy.texts.en ?? '';
  return {
    language: copy.texts[language] ? language : 'en',
    original: copy.texts[language] ?? english,
    translation: copy.texts[own] ?? english,
  };
}

export const support: Domain = {
  name: 'support',
  handlers: {
    'support.tutorialLink': tutorialLink,
    'support.knowledgeBase': knowledgeBase,
    'order.thankCopywriter': thankCopywriter,
  },
  async referenceRows(tx) {
    await insertMissing(tx, 'tutorials', tutorials);
    await insertMissing(tx, 'articles', articles);
    await insertMissing(tx, 'thankCopies', thankCopies);
    await insertMissing(tx, 'appletTemplates', appletTemplates);
  },
};
