/** Our codes, with the server's sentence; not in the error table: keeps the first load small. */
export const evidenceCodes = {
  notDemanded: 'EvidenceNotDemanded',
  alreadyPassed: 'EvidenceAlreadyPassed',
  underReview: 'EvidenceUnderReview',
  fileTypeUnknown: 'EvidenceFileTypeUnknown',
  questionnaireFirst: 'EvidenceQuestionnaireFirst',
  expiryPassed: 'EvidenceExpiryPassed',
  declarationsMissing: 'EvidenceDeclarationsMissing',
  orderEnded: 'EvidenceOrderEnded',
} as const;

export const ownerCodes = {
  proofNeeded: 'OwnerProofNeeded',
  undoTooLate: 'ContactUndoTooLate',
  largeSumWaits: 'LargeSumWaits',
  /** Large sums from new devices: `user.deviceProve` first. */
  deviceUnproved: 'OwnerDeviceUnproved',
} as const;

/** Against the rules, or an Alipay account taking no money. */
export const choiceCodes = {
  relationUnsupported: 'RelationUnsupported',
  incomeUnsupported: 'IncomeSourceUnsupported',
  occupationUnsupported: 'OccupationUnsupported',
  alipayAbnormal: 'AlipayAccountAbnormal',
} as const;

export const fileCodes = {
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
  firstDeposit: 'AchFirstDeposit',
} as const;

export const schoolCodes = {
  schoolNotFound: 'SchoolNotFound',
  accountNotFound: 'SchoolAccountNotFound',
  accountInvalid: 'SchoolAccountInvalid',
  feeTypeUnsupported: 'SchoolFeeTypeUnsupported',
  fieldsWrong: 'SchoolFieldsWrong',
  postscriptWrong: 'SchoolPostscriptWrong',
  amountDiffers: 'SchoolAmountDiffers',
  registrationUsed: 'SchoolRegistrationUsed',
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
  noTaxProof: 'ReceiptNoTaxProof',
  yearEmpty: 'ReceiptYearEmpty',
  notArrived: 'ReceiptTransferNotArrived',
  noBankCard: 'ReceiptNoBankCard',
} as const;
