import * as v from 'valibot';
import { identifier } from '../../entities/base';
import { coupon } from '../../entities/coupon';
import { defineCall } from '../defineCall';

export const couponElasticLayer = defineCall({
  name: 'coupon.elasticLayer',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/coupon/query/elastic/layer',
  owner: 'coupon',
  idempotent: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ seen: v.optional(v.pipe(v.array(identifier), v.maxLength(50))) }),
  answer: v.object({ show: v.boolean(), list: v.array(v.object(coupon)) }),
});
