/**
 * Codes of our own whose sentence the server writes and the client shows as it is. They stay out of the error table,
 * which every first load carries: an unknown code already means "show the server's message". Screens that react to one
 * import it from here.
 */
export const evidenceCodes = {
  notDemanded: 'EvidenceNotDemanded',
  alreadyPassed: 'EvidenceAlreadyPassed',
  underReview: 'EvidenceUnderReview',
  fileTypeUnknown: 'EvidenceFileTypeUnknown',
  /** Source of funds in the United Kingdom: years of work and of income come first. */
  questionnaireFirst: 'EvidenceQuestionnaireFirst',
  expiryPassed: 'EvidenceExpiryPassed',
  /** A large remittance to someone else: what is to be declared of the payee. */
  declarationsMissing: 'EvidenceDeclarationsMissing',
  orderEnded: 'EvidenceOrderEnded',
} as const;

/** Changes of how an account is entered, reached or paid with. */
export const ownerCodes = {
  /** By its password, or by a new code to a contact it has. */
  proofNeeded: 'OwnerProofNeeded',
  undoTooLate: 'ContactUndoTooLate',
  largeSumWaits: 'LargeSumWaits',
  /** A large sum from a device that is new to the account: `user.deviceProve` first. */
  deviceUnproved: 'OwnerDeviceUnproved',
} as const;

export const fileCodes = {
  /** Its sender has given the number to a file with other bytes. */
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
  /** The currency is not that of the country that it is sent from or to. */
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
  /** The first sum drawn from an account at this bank has to be larger. */
  firstDeposit: 'AchFirstDeposit',
} as const;

export const schoolCodes = {
  schoolNotFound: 'SchoolNotFound',
  accountNotFound: 'SchoolAccountNotFound',
  accountInvalid: 'SchoolAccountInvalid',
  feeTypeUnsupported: 'SchoolFeeTypeUnsupported',
  fieldsWrong: 'SchoolFieldsWrong',
  postscriptWrong: 'SchoolPostscriptWrong',
  /** The order is not of the sum that was registered with the school. */
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
  /** The payer's market gives no tax proof for a year, or none for where they send to. */
  noTaxProof: 'ReceiptNoTaxProof',
  /** Nothing arrived in that year. */
  yearEmpty: 'ReceiptYearEmpty',
  notArrived: 'ReceiptTransferNotArrived',
  noBankCard: 'ReceiptNoBankCard',
} as const;
