/**
 * Our codes with the server's sentence. Not in the error table of every first load: unknown codes already show that
 * sentence.
 */
export const evidenceCodes = {
  notDemanded: 'EvidenceNotDemanded',
  alreadyPassed: 'EvidenceAlreadyPassed',
  underReview: 'EvidenceUnderReview',
  fileTypeUnknown: 'EvidenceFileTypeUnknown',
  /** UK source of funds: years of work and income first. */
  questionnaireFirst: 'EvidenceQuestionnaireFirst',
  expiryPassed: 'EvidenceExpiryPassed',
  /** Large remittance to others: declarations about the payee. */
  declarationsMissing: 'EvidenceDeclarationsMissing',
  orderEnded: 'EvidenceOrderEnded',
} as const;

export const ownerCodes = {
  /** By the password, or a new code to a contact. */
  proofNeeded: 'OwnerProofNeeded',
  undoTooLate: 'ContactUndoTooLate',
  largeSumWaits: 'LargeSumWaits',
  /** A large sum from a new device: `user.deviceProve` first. */
  deviceUnproved: 'OwnerDeviceUnproved',
} as const;

export const fileCodes = {
  /** The number has other bytes already. */
  numberTaken: 'FileNumberTaken',
} as const;

export const payCodes = {
  urgeTooSoon: 'OrderUrgeTooSoon',
  walletAboveMax: 'WalletAmountAboveMax',
  walletBelowMin: 'WalletAmountBelowMin',
  walletLimitUnconfirmed: 'WalletLimitUnconfirmed',
  nothingMismatched: 'OrderAmountMatches',
  payPasswordNotSet: 'PayPasswordNotSet',
  payTicketNeeded: 'PayTicketNeeded',
  monthlyLimit: 'OrderMonthlyLimit',
  corridorCurrency: 'CorridorCurrencyMismatch',
} as const;

export const achCodes = {
  countryUnsupported: 'AchCountryUnsupported',
  linkInvalid: 'AchLinkInvalid',
  linkNotDone: 'AchLinkNotDone',
  accountNotFound: 'AchAccountNotFound',
  accountNotReady: 'AchAccountNotReady',
  accountInUse: 'AchAccountInUse',
  accountLimit: 'AchAccountLimit',
  accountKnown: 'AchAccountKnown',
  /** The first debit at this bank must be larger. */
  firstDeposit: 'AchFirstDeposit',
} as const;

export const schoolCodes = {
  schoolNotFound: 'SchoolNotFound',
  accountNotFound: 'SchoolAccountNotFound',
  accountInvalid: 'SchoolAccountInvalid',
  feeTypeUnsupported: 'SchoolFeeTypeUnsupported',
  fieldsWrong: 'SchoolFieldsWrong',
  postscriptWrong: 'SchoolPostscriptWrong',
  /** Differs from the sum registered with the school. */
  amountDiffers: 'SchoolAmountDiffers',
  materialMissing: 'StudyMaterialMissing',
} as const;

export const agentCodes = {
  inviteNotFound: 'AgentInviteNotFound',
  inviteTaken: 'AgentInviteTaken',
  invitePhone: 'AgentInvitePhone',
  notBound: 'AgentNotBound',
  commitNotFound: 'AgentCommitNotFound',
  commitExpired: 'AgentCommitExpired',
  wrongStep: 'AgentWrongStep',
} as const;

export const largeRemitCodes = {
  notEligible: 'LargeRemitNotEligible',
  materialMissing: 'LargeRemitMaterialMissing',
  stepsMissing: 'LargeRemitStepsMissing',
  wrongStep: 'LargeRemitWrongStep',
  targetLevel: 'LargeRemitTargetLevel',
  payeeUnconfirmed: 'LargeRemitPayeeUnconfirmed',
} as const;

export const rechargeCodes = {
  itemNotFound: 'RechargeItemNotFound',
  soldOut: 'RechargeSoldOut',
  accountWrong: 'RechargeAccountWrong',
  orderPaid: 'RechargeOrderPaid',
  orderExpired: 'RechargeOrderExpired',
  memberLimit: 'RechargeMemberLimit',
} as const;

export const receiptCodes = {
  /** Not given by the market, or for the target. */
  noTaxProof: 'ReceiptNoTaxProof',
  yearEmpty: 'ReceiptYearEmpty',
  notArrived: 'ReceiptTransferNotArrived',
  noBankCard: 'ReceiptNoBankCard',
} as const;
