import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Migrator } from 'kysely';
import { migrate, migrations } from '../../../sandbox/db/migrate';
import { type OpenDatabase, openDatabase } from '../../../sandbox/db/open';
import { json } from '../../../sandbox/db/schema';
import type { CaseAnswers } from '../../../sandbox/domains/kyc/cases';
import { accountsOfPerson, keepDocument } from '../../../sandbox/domains/kyc/person';
import type { Runtime } from '../../../sandbox/runtime';
import { AtRest } from '../../../sandbox/vault/atRest';
import { developmentDataKeys, Vault } from '../../../sandbox/vault/vault';
import { createDatabase } from '../../sandbox/postgres';

const atRest = new AtRest(new Vault(developmentDataKeys));

const basic = { birthDate: '1990-05-17' };
const passport = (idNumber: string) => ({ idType: 'passport', idNumber });
const cases: Record<string, { status: string; answers: CaseAnswers; market?: string }> = {
  passed: { status: 'Pass', answers: { basic, document: passport('PA123456') } },
  'typed otherwise': { status: 'Pass', answers: { basic, document: passport('pa (12) 34-56') } },
  'passed in a second market': {
    status: 'Pass',
    market: 'HKG',
    answers: { basic, document: passport('PA 123456') },
  },
  'another birthday': {
    status: 'Pass',
    answers: { basic: { birthDate: '1990-05-18' }, document: passport('PA123456') },
  },
  'another document': {
    status: 'Pass',
    answers: { basic, document: { idType: 'nationalId', idNumber: 'PA123456' } },
  },
  'no birthday': { status: 'Pass', answers: { document: passport('N1') } },
  'an empty birthday': { status: 'Pass', answers: { basic: { birthDate: '' }, document: passport('N1') } },
  'no document': { status: 'Pass', answers: { basic, bankDocument: { expiryDate: '2030-01-01' } } },
  'under review': { status: 'WaitResult', answers: { basic, document: passport('PA123456') } },
  rejected: { status: 'Fail', answers: { basic, document: passport('PA123456') } },
  'not begun': { status: 'Init', answers: {} },
};
const payerOf = (title: string): string => (title === 'passed in a second market' ? 'passed' : title);

describe('people who were verified before their documents had a table', () => {
  let opened: OpenDatabase;
  let drop = async () => {};
  before(async () => {
    const url = process.env.DATABASE_URL;
    const database = url ? await createDatabase(url) : undefined;
    if (database) drop = database.drop;
    opened = await openDatabase({ dataDir: 'memory', databaseUrl: database?.url });
    const { db } = opened;
    const former = Object.entries(migrations).filter(([name]) => name < '499');
    const getMigrations = () => Promise.resolve(Object.fromEntries(former));
    const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
    assert.equal(error, undefined);
    const at = { createdAt: 1, updatedAt: 1 };
    for (const [title, { status, answers, market = 'AUS' }] of Object.entries(cases)) {
      const payerId = payerOf(title);
      const payer = { id: payerId, payerNumber: payerId, inviteCode: payerId, countryCode: 'AUS', ...at };
      await db
        .insertInto('payers')
        .values(payer)
        .onConflict((row) => row.doNothing())
        .execute();
      await db
        .insertInto('kycCases')
        .values({
          id: title,
          payerId,
          countryCode: market,
          status: status as 'Pass',
          answers: json(answers),
          ...at,
        })
        .execute();
    }
    const terms = { type: 2, name: 'Offer', amount: '4', currency: 'AUD', minAmount: '300' } as const;
    await db
      .insertInto('coupons')
      .values({ id: 'cpn', payerId: 'passed', ...terms, origin: 'offer', expiresAt: 2, createdAt: 1 })
      .execute();
    const offer = { code: 'AUTUMN_AUS', countryCode: 'AUS', template: json({}), endsAt: 2, position: 1 };
    await db
      .insertInto('activities')
      .values({ ...offer, titles: json({}), contents: json({}), startsAt: 1, remaining: 1 })
      .execute();
    const claim = { activityCode: 'AUTUMN_AUS', payerId: 'passed', couponId: 'cpn', claimedAt: 1 };
    await db.insertInto('activityClaims').values(claim).execute();
    await db.insertInto('logins').values({ id: 'lgn', payerId: 'passed', createdAt: 1 }).execute();
    const session = { payerId: 'passed', loginId: 'lgn', createdAt: 9, rotateAt: 9, expiresAt: 9 };
    for (const [hash, device, signedInAt] of [
      ['1', 'phone', 5],
      ['2', 'phone', 3],
      ['3', 'tablet', 4],
    ] as const)
      await db
        .insertInto('sessions')
        .values({ ...session, tokenHash: hash, gTokenHash: hash, device, signedInAt })
        .execute();
    await migrate(opened);
  });
  after(async () => {
    await opened.close();
    await drop();
  });

  const rows = () =>
    opened.db.selectFrom('identityDocuments').selectAll().orderBy('payerId').orderBy('document').execute();

  test('have one row a document, and those who have not passed have none', async () => {
    assert.deepEqual(await rows(), [
      { payerId: 'an empty birthday', document: 'passport N1' },
      { payerId: 'another birthday', document: 'passport PA123456 1990-05-18' },
      { payerId: 'another document', document: 'nationalId PA123456 1990-05-17' },
      { payerId: 'no birthday', document: 'passport N1' },
      { payerId: 'passed', document: 'passport PA123456 1990-05-17' },
      { payerId: 'typed otherwise', document: 'passport PA123456 1990-05-17' },
    ]);
  });

  test('a coupon of an offer tells its offer', async () => {
    const coupon = await opened.db.selectFrom('coupons').select('code').executeTakeFirstOrThrow();
    assert.equal(coupon.code, 'AUTUMN_AUS');
  });

  test('keep the devices of their sessions; without a session nobody is on a first device', async () => {
    const devices = await opened.db.selectFrom('payerDevices').selectAll().orderBy('since').execute();
    const of = (payerId: string) => devices.filter((row) => row.payerId === payerId);
    assert.deepEqual(of('passed'), [
      { payerId: 'passed', device: 'phone', since: 3 },
      { payerId: 'passed', device: 'tablet', since: 4 },
    ]);
    assert.equal(of('rejected').length, 1);
  });

  test('are the same people as those who pass today', async () => {
    const found = await rows();
    for (const row of await opened.db
      .selectFrom('kycCases')
      .selectAll()
      .where('status', '=', 'Pass')
      .execute())
      await keepDocument({ db: opened.db, runtime: { atRest } as Runtime }, row);
    assert.deepEqual(await rows(), found);
    assert.deepEqual((await accountsOfPerson(opened, 'passed')).sort(), ['passed', 'typed otherwise']);
    assert.deepEqual(await accountsOfPerson(opened, 'under review'), ['under review']);
  });
});
