import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  done,
  fieldsOf,
  identifier,
  instant,
  listOf,
  ossFileKey,
  pageOf,
  shortText,
} from '../../entities/base';
import { order } from '../../entities/order';
import { feeType, payeeOfSchool, school, schoolAccount, schoolAccountKind } from '../../entities/school';
import { defineCall } from '../defineCall';

const quiet = { hideLoading: true, softError: true } as const;
const soft = { softError: true } as const;
const optionalText = v.optional(shortText);
const details = fieldsOf(v.pipe(v.string(), v.maxLength(40)), shortText);

const rotation = v.array(
  v.object({
    title: shortText,
    resourceImgUrl: v.string(),
    resourceLink: v.string(),
    schoolId: v.optional(identifier),
  }),
);

export const schoolManagerList = defineCall({
  name: 'school.managerList',
  effect: 'read',
  shows: ['school'],
  method: 'POST',
  path: '/web/school/manager/list',
  owner: 'school',
  token: 'optional',
  flags: quiet,
  params: v.object({
    country: v.optional(countryCode),
    keyword: optionalText,
    /** Without schools that cannot be paid from here. */
    sourceCountry: v.optional(countryCode),
    /** The payer's favourite or paid ones, latest first. */
    only: v.optional(v.picklist(['favourite', 'paid'])),
    cursor: optionalText,
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  answer: v.object({
    ...pageOf(school).entries,
    /** Of all matches, with counts. */
    countries: v.array(v.object({ country: countryCode, schools: v.number() })),
  }),
});

export const schoolFavourite = defineCall({
  name: 'school.favourite',
  effect: 'write',
  changes: ['school'],
  method: 'POST',
  path: '/web/school/favourite',
  owner: 'school',
  ours: true,
  idempotent: true,
  flags: soft,
  params: v.object({ schoolId: identifier, favourite: v.boolean() }),
  answer: v.object({ school }),
});

export const schoolOne = defineCall({
  name: 'school.one',
  effect: 'read',
  shows: ['school'],
  method: 'POST',
  path: '/web/school/query',
  owner: 'school',
  ours: true,
  token: 'optional',
  flags: quiet,
  params: v.object({ schoolId: identifier }),
  answer: v.object({ school, accountKinds: v.array(schoolAccountKind) }),
});

export const schoolPayeeList = defineCall({
  name: 'school.payeeList',
  effect: 'read',
  shows: ['school'],
  method: 'GET',
  path: '/web/school/payee/list',
  owner: 'school',
  encrypted: true,
  flags: quiet,
  params: v.object({ country: v.optional(countryCode) }),
  answer: v.object({ list: v.array(payeeOfSchool) }),
});

export const schoolPayee = defineCall({
  name: 'school.payee',
  effect: 'read',
  shows: ['school'],
  method: 'GET',
  path: '/web/school/payee',
  owner: 'school',
  encrypted: true,
  flags: quiet,
  params: v.object({ payeeId: identifier }),
  answer: v.object({ payee: payeeOfSchool, fields: details, account: schoolAccount }),
});

export const schoolHome = defineCall({
  name: 'school.home',
  effect: 'read',
  shows: ['school'],
  method: 'GET',
  path: '/web/school/home/json/{country}',
  owner: 'school',
  token: 'optional',
  flags: quiet,
  params: v.object({ country: countryCode }),
  answer: v.object({
    country: countryCode,
    currency: currencyCode,
    hotSchools: v.array(school),
    feeTypes: v.array(v.object({ feeType, content: v.string() })),
    accountKinds: v.array(schoolAccountKind),
  }),
});

export const schoolRotation = defineCall({
  name: 'school.rotation',
  effect: 'read',
  method: 'GET',
  path: '/web/school/rotation',
  owner: 'school',
  token: 'optional',
  flags: quiet,
  params: v.object({}),
  answer: v.object({ list: rotation }),
});

export const schoolRotationOfCountry = defineCall({
  name: 'school.rotationOfCountry',
  effect: 'read',
  method: 'GET',
  path: '/web/school/rotation/v2',
  owner: 'school',
  token: 'optional',
  flags: quiet,
  params: v.object({ countryCode: v.optional(countryCode), targetCountry: v.optional(countryCode) }),
  answer: v.object({ list: rotation }),
});

export const schoolOpenRecord = defineCall({
  name: 'school.openRecord',
  effect: 'read',
  shows: ['school'],
  method: 'GET',
  path: '/web/school/account/open/record',
  owner: 'school',
  encrypted: true,
  flags: quiet,
  params: v.object({}),
  answer: v.object({
    list: v.array(
      v.object({
        recordId: identifier,
        kind: v.picklist(['account', 'registration']),
        title: shortText,
        status: v.picklist(['WaitConfirm', 'Confirmed', 'Registered', 'Ordered', 'Expired']),
        at: instant,
      }),
    ),
  }),
});

export const schoolStudyConfirm = defineCall({
  name: 'school.studyConfirm',
  encrypted: true,
  effect: 'write',
  changes: ['evidence'],
  method: 'POST',
  path: '/web/document/study/confirm',
  owner: 'school',
  idempotent: true,
  flags: soft,
  params: v.object({
    seqNo: identifier,
    confirmed: v.literal(true),
    images: v.optional(listOf(ossFileKey)),
  }),
  answer: v.object({ done: done.entries.done, order }),
});
