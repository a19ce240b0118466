import * as v from 'valibot';
import { countryCode, identifier, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';

export const promotionalResource = v.object({
  resourceImgUrl: v.string(),
  resourceLink: v.string(),
  type: v.number(),
  linkType: v.string(),
  content: v.string(),
  carouselVOList: v.optional(
    v.array(v.object({ resourceImgUrl: v.string(), resourceLink: v.string(), content: v.string() })),
  ),
});

export const commonResources = defineCall({
  name: 'common.resources',
  effect: 'read',
  method: 'POST',
  path: '/component/resources/v2/list',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    countryCode,
    types: shortText,
    platform: shortText,
    merchantCode: v.optional(shortText),
  }),
  answer: v.object({ list: v.array(promotionalResource) }),
});

export const commonInHomeCatalog = defineCall({
  name: 'common.inHomeCatalog',
  effect: 'read',
  method: 'GET',
  path: '/component/inhome/catalog/one/{id}',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: v.object({ id: identifier }),
  answer: v.object({ id: identifier, title: v.string(), list: v.array(promotionalResource) }),
});
