import * as v from 'valibot';
import { empty } from '../../entities/base';
import { defineCall } from '../defineCall';

export const commonTabIcons = defineCall({
  name: 'common.tabIcons',
  effect: 'read',
  method: 'GET',
  path: '/component/resources/v2/query/tabIcons',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: empty,
  answer: v.object({
    list: v.array(
      v.object({
        type: v.number(),
        background: v.string(),
        resourceImgUrl: v.string(),
        content: v.string(),
      }),
    ),
  }),
});
