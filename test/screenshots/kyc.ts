import { topicsOf } from '@/schemas/fieldRules';
import { documentPng } from '../fixtures/documents';
import { kycFixture } from '../fixtures/kyc';
import { newPerson } from '../journeys/driver/person';
import { register } from '../journeys/steps/people';
import { pickCode, typeForm } from '../journeys/steps/formSteps';
import { marketOf } from '../journeys/steps/kycSteps';
import { join } from './join';
import type { Chapter, Scene } from './types';

async function arrive({ d, server }: Scene, market: string) {
  const url = new URL(d.page.url()).origin;
  const registered = await register({ url, console: server }, newPerson(market));
  const keep = (v: string): string => JSON.stringify({ v, at: Date.now() });
  await d.storage.set('market', keep(market));
  await d.storage.set('token', keep(registered.client.token ?? ''));
  // Else the app finds another user's pages and opens the home.
  await d.storage.remove('payerSummary');
  return registered;
}

export const kycChapters: Record<string, Chapter> = {
  async kyc(scene) {
    const { d, shot, server } = scene;
    const id = await join(scene, 'AUS');
    await d.open('/basic-information-aus');
    await d.see('kyc-aus-firstName');
    await shot('aus');
    await shot('aus', { tall: true });
    await d.tap('kyc-basic-submit');
    await shot('aus-errors');
    await shot('aus-errors', { tall: true });
    await d.fill('kyc-aus-firstName', 'Robin');
    await d.fill('kyc-aus-lastName', 'Journey');
    await d.fill('kyc-aus-birthDate', '1990-05-17');
    await pickCode(d, 'kyc-aus-nationality', 'CHN');
    await d.tap('kyc-basic-submit');
    await d.fill('kyc-aus-street', '12 King Street');
    await d.page.waitForTimeout(600);
    await d.open('/basic-information-aus');
    await d.see('kyc-aus-suburb');
    await shot('aus-restored');
    await d.tap('kyc-aus-state');
    await shot('states');
    await d.tap('sheet-close');
    await d.fill('kyc-aus-suburb', 'Newtown');
    await pickCode(d, 'kyc-aus-state', 'NSW');
    await d.fill('kyc-aus-postCode', '2042');
    await shot('aus-address', { tall: true });
    await d.tap('kyc-basic-submit');
    await pickCode(d, 'kyc-aus-occupation', 'EMPLOYEE');
    await pickCode(d, 'kyc-aus-incomeSource', 'SALARY');
    await pickCode(d, 'kyc-aus-accountPurpose', 'REMIT_FAMILY');
    await shot('aus-filled', { tall: true });
    await d.tap('kyc-basic-submit');
    await d.see('document-passport');
    await shot('select-document', { wait: 600 });
    await d.tap('document-passport');
    await d.see('document-number');
    await shot('upload', { tall: true });
    await d.tap('document-submit');
    await shot('upload-errors', { tall: true });
    const data = { idType: 'passport', idNumber: 'E12345678', firstName: 'Robin', lastName: 'Journey', birthDate: '1990-05-17', expiryDate: '2031-01-31', issuingCountry: 'CHN' };
    await d.upload('document-front', { name: 'a-rather-long-file-name-of-a-passport.png', bytes: documentPng({ ...data, side: 'front' }) });
    await d.seeValue('document-number', 'E12345678');
    await server.fault({ call: '*', kind: 'httpStatus', detail: { status: 503 } });
    await d.upload('document-selfie', { name: 'selfie.png', bytes: documentPng({ ...data, side: 'selfie' }) });
    await shot('upload-failed', { tall: true, wait: 2000 });
    await server.clearFaults();
    for (const [to, code, name] of [
      ['WaitResult', undefined, 'waiting'],
      ['Fail', 'SelfieInfoError', 'failed'],
      ['Pass', undefined, 'passed'],
    ] as const) {
      const scenes: Record<string, string> = { waiting: 'scene.kycWaiting', failed: 'scene.kycFailedSelfie', passed: 'scene.kycPassed' };
      await server.action(scenes[name] ?? '', { payerId: id }).catch(() => server.moveKyc(id, to, code));
      await d.open('waitActivation');
      await d.see(`kyc-${name}`);
      await shot(name, { wait: 900 });
    }
    await d.open('accountPreview');
    await shot('preview', { wait: 900, tall: true });
  },

  async kycHkg(scene) {
    const { d, shot } = scene;
    await join(scene, 'HKG');
    await d.open('/basic-information-hkg');
    await d.see('kyc-hkg-firstName');
    await shot('hkg', { tall: true });
    await d.tap('kyc-basic-submit');
    await shot('hkg-errors', { tall: true });
    await d.tap('kyc-hkg-nationality');
    await shot('nationality');
    await d.tap('sheet-close');
    await d.open('selectDocument');
    await d.see('document-passport');
    await shot('select-document', { wait: 600 });
  },

  async kycMarkets(scene) {
    const { d, shot, server } = scene;
    for (const market of ['JPN', 'KOR', 'BRA', 'USA', 'SGP', 'EU', 'GBR', 'VNM', 'CHN']) {
      const { payerId: id } = await arrive(scene, market);
      const form = market === 'GBR' ? 'eu' : market.toLowerCase();
      if (market === 'CHN') {
        await d.open('/select-nationality-chn');
        await d.see('chn-go-on');
        await shot('chn-nationality', { wait: 600 });
        continue;
      }
      await d.open(`/basic-information-${form}`);
      await d.see(`kyc-${form}-lastName`);
      await shot(form, { tall: true });
      await d.tap('kyc-basic-submit');
      await shot(`${form}-errors`, { tall: true });
      const { form: schema } = marketOf(market);
      for (const [at, topic] of topicsOf(schema).entries()) {
        await shot(`${market}-topic-${at + 1}`, { tall: true });
        await typeForm(d, { schema: topic, values: kycFixture(market).values, submit: 'kyc-basic-submit', now: Date.now() });
      }
      if (market === 'SGP') {
        await d.open('/account-open-select-sgp');
        await shot('sgp-ways', { wait: 600 });
      }
      if (market === 'KOR') {
        await d.open('/confirm-account-kor');
        await d.see('kyc-account');
        await shot('kor-account', { tall: true });
        await d.open('/korConsentClause');
        await shot('kor-consents', { wait: 600, tall: true });
      }
      if (market === 'EU') {
        await d.open('/address-proof-eu');
        await d.see('kyc-address');
        await shot('eu-address', { tall: true });
        await d.open('/delay-proof-eu');
        await shot('eu-delay', { wait: 600, tall: true });
        await d.open('/select-document');
        await shot('eu-documents', { wait: 600 });
        await server.action('kyc.askSupplement', { payerId: id });
        await d.open('/user-info-supplement-eu');
        await shot('eu-supplement', { wait: 600, tall: true });
      }
    }
  },

  async kycStatuses(scene) {
    const { d, shot, server } = scene;
    const { payerId: id, client } = await arrive(scene, 'EU');
    await client.call('kyc.update', { countryCode: 'EU', ...kycFixture('EU').values });
    for (const [status, code] of [
      ['WaitIdentitySelfieResubmit', undefined],
      ['WaitManualHandling', undefined],
      ['Fail', 'AddressProofInfoError'],
      ['Pass', undefined],
    ] as const) {
      await server.moveKyc(id, status, code);
      await d.open('/wait-activation');
      await shot(`${status}${code ? `-${code}` : ''}`, { wait: 900 });
    }
  },

  async kycTable(scene) {
    const { d, shot, server } = scene;
    for (const market of Object.keys(table)) {
      const { payerId: id, client } = await arrive(scene, market);
      await d.open('/tabbar/user');
      await d.tap('user-kyc');
      await shot(`${market}-Init`, { wait: 900 });
      if (market === 'CHN') await client.call('kyc.cnChannel', { userId: id, nationality: 'CHN', bankChannel: 'CZCB' });
      else await client.call('kyc.update', { countryCode: market, ...kycFixture(market).values });
      for (const state of table[market] ?? []) {
        const [status, code] = state.split(':') as [string, string | undefined];
        if (code) await server.moveKyc(id, 'WaitResult').catch(() => undefined);
        await server.moveKyc(id, status, code);
        await d.open('/tabbar/user');
        await d.see('user-kyc');
        await d.tap('user-kyc');
        await shot(`${market}-${status}${code ? `-${code}` : ''}`, { wait: 900 });
      }
    }
  },

  async scanner({ d, shot }) {
    d.setCamera('NotAllowedError');
    await d.open('/scanner');
    await d.see('scanner-denied');
    await shot('denied', { wait: 600 });
    d.nextScan('');
    await d.open('/scanner');
    await shot('looking', { wait: 1500 });
  },

  async kycFiles(scene) {
    const { d, shot } = scene;
    for (const market of ['AUS', 'JPN', 'KOR', 'BRA', 'VNM']) {
      const { client } = await arrive(scene, market);
      await client.call('kyc.update', { countryCode: market, ...kycFixture(market).values });
      await d.open('/select-document');
      await d.see(`document-${kycFixture(market).document.idType}`);
      await shot(`${market}-documents`, { tall: true, wait: 600 });
      await d.tap(`document-${kycFixture(market).document.idType}`);
      await d.see('document-number');
      await shot(`${market}-upload`, { tall: true, wait: 600 });
      if (market !== 'VNM') continue;
      await d.open('/income-proof-vnm');
      await d.see('kyc-vnm-income-images');
      await shot('income', { tall: true });
      await d.tap('kyc-vnm-income-images');
      await shot('sheet', { wait: 600 });
      await d.upload('upload-from-files', { name: 'Bảng lương tháng 6-7-8 (bản sao công chứng).xlsx', bytes: Buffer.from('PK\x03\x04xl/workbook.xml') });
      await d.see('kyc-vnm-income-images-1-preview');
      await d.tap('kyc-vnm-income-images-1-preview');
      await d.see('file-open');
      await shot('paper', { wait: 600 });
      await d.tap('sheet-close');
      await d.tap('kyc-vnm-income-images-1-remove');
      await shot('remove', { wait: 600 });
    }
  },
};

/** Some with a failure code, each reachable from the last. */
const table: Record<string, readonly string[]> = {
  AUS: ['InfoComplete', 'WaitSubmitFile', 'WaitResult', 'WaitIdentityInfoResubmit', 'WaitIdentitySelfieResubmit', 'WaitIdentitySideImageSubmit', 'WaitManualHandling', 'HadReSubmitted', 'Fail:InitInfoError', 'Fail:DocumentInfoError', 'Fail:SelfieInfoError', 'Fail:SideImageError', 'Fail:Unknown', 'Pass'],
  JPN: ['WaitResidenceCardResult', 'WaitNumberCardSubmit', 'WaitNumberCardResult', 'Fail:NumberCardRejected', 'Fail:AddressProofInfoError', 'Pass'],
  KOR: ['WaitAccountAuthorize', 'WaitAccountVerify', 'WaitResult', 'Pass'],
  EU: ['WaitAddressSubmit', 'WaitResult', 'Fail:AddressProofInfoError', 'Fail:UnableProvideOfficialProof', 'Pass'],
  VNM: ['WaitSourceIncomeSubmit', 'WaitResult', 'Fail:IncomeProofError', 'WaitSourceIncomeResubmit'],
  CHN: ['WaitResult', 'Fail:Unknown'],
}; // prettier-ignore
