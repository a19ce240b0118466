import type { ComponentType } from 'react';
import { useRoute } from '@/state/navigation';
import { BankEnter, ChnCzcbBankPayment, SelectNationalityChn } from './China';
import { ChnCzcbBasicInformation, ChnCzcbDocumentUpload } from './ChinaForms';
import { ExtraForm } from './ExtraForm';
import { AccountVerifyKor, ConfirmAccountKor, KorConsentClause } from './Korea';
import { ProofForm } from './ProofForm';
import { RepeatedAccountAuthentication, RepeatedAccountFace, RepeatedAccountRemind } from './Repeated';
import { AccountOpenSelectSgp, SgpAuthKycCallback } from './Singapore';

/** One physical page for the steps of single markets: few people see each, and a page of its own costs every package. */
const screens = {
  accountOpenSelectSgp: AccountOpenSelectSgp,
  sgpAuthKycCallback: SgpAuthKycCallback,
  confirmAccountKor: ConfirmAccountKor,
  accountVerifyKor: AccountVerifyKor,
  korConsentClause: KorConsentClause,
  selectNationalityChn: SelectNationalityChn,
  chnCzcbDocumentUpload: ChnCzcbDocumentUpload,
  chnCzcbBasicInformation: ChnCzcbBasicInformation,
  chnCzcbBankPayment: ChnCzcbBankPayment,
  webKycEnter: BankEnter,
  blueOceanEnter: BankEnter,
  repeatedAccountRemind: RepeatedAccountRemind,
  repeatedAccountAuthentication: RepeatedAccountAuthentication,
  repeatedAccountOcrFaceCompare: RepeatedAccountFace,
  addressProof: ProofForm,
  kycProofJpn: ProofForm,
  incomeProofVnm: ProofForm,
  delayProofEu: ProofForm,
  eVisaAuth: ProofForm,
  extensionCertificateEu: ProofForm,
  userInfoSupplementEu: ExtraForm,
  improveAccountInfo: ExtraForm,
} as const satisfies Record<string, ComponentType>;

type Name = keyof typeof screens;
const names = Object.keys(screens) as [Name, ...Name[]];

export function Steps() {
  const { name } = useRoute(...names);
  const Step = screens[name];
  return <Step />;
}
