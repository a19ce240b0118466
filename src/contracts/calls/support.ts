import * as v from 'valibot';
import { countryCode, identifier, shortText } from '../entities/base';
import { defineCall } from './defineCall';

const quiet = { hideLoading: true, softError: true } as const;

export const supportTutorialLink = defineCall({
  name: 'support.tutorialLink',
  effect: 'read',
  method: 'POST',
  path: '/web/tutorialLink/getTutorialLink',
  owner: 'common',
  token: 'optional',
  flags: quiet,
  params: v.object({ countryCode, type: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,40}$/)) }),
  answer: v.object({ title: v.string(), link: v.string() }),
});

export const supportKnowledgeBase = defineCall({
  name: 'support.knowledgeBase',
  effect: 'read',
  method: 'POST',
  path: '/web/medium/knowledgeBase/business/vip',
  owner: 'common',
  flags: quiet,
  params: v.object({ countryCode, keyword: v.optional(shortText) }),
  answer: v.object({
    vip: v.boolean(),
    serviceLink: v.string(),
    list: v.array(v.object({ id: identifier, title: v.string(), link: v.string() })),
  }),
});
