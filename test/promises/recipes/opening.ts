import type { CallParams } from '@/contracts/calls';
import { handoffOf, settleHandoff } from '../../../sandbox/domains/kyc/handoff';
import { type TestDocument, documentPng, samplePeople } from '../../fixtures/documents';
import { kycFixture, onDay } from '../../fixtures/kyc';
import type { Login, Play } from '../play';
import { answerTo, type Draw, fileNumber, picture, pick, staff } from './draw';
import { signUp } from './rare';

// Newcomers open accounts by their market's form and document, or its own way.

const second = 1000;
const passport: TestDocument = samplePeople.ausPassport;
type Side = CallParams<'kyc.ocrUpload'>['side'];
type Way = (play: Play, phoneNumber: string) => Promise<unknown>;

async function begin(
  play: Play,
  phoneNumber: string,
  countryCode: string,
  change: Record<string, string> = {},
): Promise<Login | undefined> {
  const login = await signUp(play, { phoneNumber, countryCode });
  const { values } = kycFixture(countryCode);
  if (login) await play.call(login, 'kyc.update', { countryCode, ...onDay(values, play.now), ...change });
  return login;
}

async function photograph(play: Play, login: Login, document: TestDocument, sides: readonly Side[]) {
  const { market: countryCode } = login;
  const { idType } = document;
  const { reference } = (await answerTo(play, login, 'kyc.ocrReference', { countryCode, idType })) ?? {};
  if (reference === undefined) return undefined;
  const images: { side: Side; ossFileKey: string }[] = [];
  for (const side of sides) {
    const params = { reference, countryCode, idType, side, fileNumber: fileNumber(play) };
    const file = documentPng({ ...document, side });
    const found = await answerTo(play, login, 'kyc.ocrUpload', params, { file });
    if (found) images.push({ side, ossFileKey: found.ossFileKey });
  }
  await play.call(login, 'kyc.ocrRecognize', { reference });
  return { reference, images };
}

async function provide(
  play: Play,
  login: Login,
  document: TestDocument,
  sides: readonly Side[],
): Promise<void> {
  const { images = [] } = (await photograph(play, login, document, sides)) ?? {};
  const { idType, idNumber, expiryDate, issuingCountry } = document;
  await play.call(login, 'kyc.documentProvide', {
    countryCode: login.market,
    idType,
    idNumber,
    ...(expiryDate ? { expiryDate } : {}),
    ...(issuingCountry ? { issuingCountry } : {}),
    images,
  });
}

export const byReference = async (play: Play, phoneNumber: string): Promise<Login | undefined> => {
  const login = await begin(play, phoneNumber, 'AUS');
  const taken = login && (await photograph(play, login, passport, ['front', 'selfie']));
  if (!taken) return undefined;
  const { idNumber = '', expiryDate } = passport;
  await play.call(login, 'kyc.documentProvideV3', { reference: taken.reference, idNumber, expiryDate });
  return login;
};

const mistyped: Way = async (play, phoneNumber) => {
  const login = await begin(play, phoneNumber, 'AUS');
  if (!login) return;
  await play.call(login, 'kyc.documentProvideV2', {
    countryCode: 'AUS',
    idType: 'passport',
    idNumber: 'PA7654321',
    expiryDate: passport.expiryDate,
    frontKey: await picture(play, login, documentPng({ ...passport, side: 'front' })),
    selfieKey: await picture(play, login, documentPng({ ...passport, side: 'selfie' })),
  });
  await play.wait(20 * second);
  await play.call(login, 'kyc.idCardUpdate', { countryCode: 'AUS', idNumber: passport.idNumber });
};

const blurred: Way = async (play, phoneNumber) => {
  const firstName = 'REJECTSELFIE';
  const login = await begin(play, phoneNumber, 'AUS', { firstName });
  if (!login) return;
  await provide(play, login, { ...passport, firstName }, ['front', 'selfie']);
  await play.wait(20 * second);
  const ossFileKey = await picture(play, login, documentPng({ ...passport, firstName, side: 'selfie' }));
  await play.call(login, 'kyc.documentReupload', {
    countryCode: 'AUS',
    images: [{ side: 'selfie', ossFileKey }],
  });
};

const secondAccount: Way = async (play, phoneNumber) => {
  const firstName = 'REJECTREPEAT';
  const login = await begin(play, phoneNumber, 'AUS', { firstName });
  if (!login) return;
  await provide(play, login, { ...passport, firstName }, ['front', 'selfie']);
  await play.wait(20 * second);
  const { idNumber } = passport;
  const { birthDate } = kycFixture('AUS').values;
  await play.call(login, 'kyc.repeatVerify', { idNumber, birthDate });
  const selfie = await picture(play, login, documentPng({ ...passport, side: 'selfie' }));
  await play.call(login, 'kyc.faceCompare', { ossFileKey: selfie });
};

const proofOfAddress: Way = async (play, phoneNumber) => {
  const login = await begin(play, phoneNumber, 'NZL');
  const { document, proof } = kycFixture('NZL');
  if (!login || !proof) return;
  await provide(play, login, document, ['front', 'back', 'selfie']);
  const images = [await picture(play, login)];
  const values = { ...onDay(proof.values, play.now), images };
  await play.call(login, 'kyc.proof', { countryCode: 'NZL', kind: proof.kind, values });
};

const supplement: Way = async (play, phoneNumber) => {
  const login = await begin(play, phoneNumber, 'EU');
  if (!login) return;
  await staff(play, 'kyc.askSupplement', { payerId: login.payerId });
  const { occupation, incomeSource } = kycFixture('EU').values;
  const tax = { taxCountry: 'DEU', taxNumber: '12345678903' };
  const answers = { ...tax, occupation, incomeSource, politicallyExposed: 'no', declared: true };
  await play.call(login, 'kyc.commitQuestion', { countryCode: 'EU', scene: 'supplement', answers });
};

const korea: Way = async (play, phoneNumber) => {
  const login = await begin(play, phoneNumber, 'KOR');
  if (!login) return;
  const { list = [] } = (await answerTo(play, login, 'user.clauseList', { countryCode: 'KOR' })) ?? {};
  const clauseIds = list.map(({ clauseId }) => clauseId);
  await play.call(login, 'kyc.protocolConfirm', { countryCode: 'KOR', clauseIds });
  await provide(play, login, kycFixture('KOR').document, ['front', 'back', 'selfie']);
  const { firstName, lastName } = kycFixture('KOR').values;
  const account = { bankCode: '088', accountNumber: '110123456789', holder: `${lastName} ${firstName}` };
  const sent = await answerTo(play, login, 'kyc.krDepositRegister', account);
  if (!sent) return;
  const { accountId } = sent;
  await play.wait(60 * second);
  await play.call(login, 'kyc.krSendChange', { accountId });
  const transfers = [...play.state.outbox.values()].filter(({ payerId }) => payerId === login.payerId);
  const { code } = transfers.sort((x, y) => x.createdAt - y.createdAt).at(-1) ?? {};
  if (code) await play.call(login, 'kyc.krAuth', { accountId, code });
  await play.call(login, 'kyc.krUnregister', { accountId });
};

const china: Way = async (play, phoneNumber) => {
  const login = await signUp(play, { phoneNumber, countryCode: 'CHN' });
  if (!login) return;
  const { values, document } = kycFixture('CHN');
  const { idType, idNumber, expiryDate } = document;
  const countryCode = 'CHN';
  const bank = { bankChannel: 'CZCB' as const, nationality: 'CHN' };
  await play.call(login, 'kyc.cnChannel', { userId: login.payerId, ...bank });
  const images: { side: Side; ossFileKey: string }[] = [];
  for (const side of ['front', 'back', 'selfie'] as const) {
    const file = documentPng({ ...document, side });
    const params = { idType, side, fileNumber: fileNumber(play) };
    const found = await answerTo(play, login, 'kyc.cnUploadCard', params, { file });
    if (found) images.push({ side, ossFileKey: found.ossFileKey });
  }
  await play.call(login, 'kyc.cnDocument', { countryCode, idType, idNumber, expiryDate, images });
  await play.call(login, 'kyc.update', { countryCode, ...onDay(values, play.now) });
  await play.call(login, 'kyc.cnInit', { countryCode });
  await play.wait(31 * second);
  await play.call(login, 'kyc.cnSync', { bankChannel: bank.bankChannel });
};

const singapore: Way = async (play, phoneNumber) => {
  const login = await signUp(play, { phoneNumber, countryCode: 'SGP' });
  const begun = login && (await answerTo(play, login, 'kyc.singpassUser', { countryCode: 'SGP' }));
  if (!begun) return;
  const { state } = begun;
  await play.console('kyc.page', { state }, async (work) => {
    const handoff = await handoffOf(work, state);
    if (handoff) await settleHandoff(work, handoff, 'granted');
  });
  await play.call(login, 'kyc.singpassUser', { countryCode: 'SGP', state });
  const values = { occupation: 'RETIRED', incomeSource: 'PENSION', accountPurpose: 'REMIT_FAMILY' };
  await play.call(login, 'kyc.singpassOpen', { state, values });
};

const ways = [
  byReference,
  mistyped,
  blurred,
  secondAccount,
  proofOfAddress,
  supplement,
  korea,
  china,
  singapore,
];

export async function openAccount(play: Play, _login: Login, { a, b }: Draw): Promise<void> {
  await pick(ways, a)?.(play, `4550004${String(b % 40).padStart(2, '0')}`);
}
