import { bankRow, branchRow, cashAgent } from '@/contracts/entities/bank';
import { moneyShape } from '@/contracts/entities/base';
import { clause } from '@/contracts/entities/clause';
import { evidenceItem } from '@/contracts/entities/evidence';
import { order, orderEvent, orderSummary } from '@/contracts/entities/order';
import { payee } from '@/contracts/entities/payee';
import { payeeCard } from '@/contracts/entities/payeeCard';
import { payeeMethod } from '@/contracts/entities/payeeMethod';
import { kycRecord, payer } from '@/contracts/entities/payer';
import { paymentInstruction, payType } from '@/contracts/entities/payment';
import { quote } from '@/contracts/entities/quote';
import { school, schoolAccount } from '@/contracts/entities/school';

/** Named in the document; others are written where used. */
export const entities = {
  Bank: bankRow,
  BankBranch: branchRow,
  CashAgent: cashAgent,
  Clause: clause,
  EvidenceItem: evidenceItem,
  KycRecord: kycRecord,
  Money: moneyShape,
  Order: order,
  OrderEvent: orderEvent,
  OrderSummary: orderSummary,
  PayType: payType,
  Payee: payee,
  PayeeCard: payeeCard,
  PayeeMethod: payeeMethod,
  Payer: payer,
  PaymentInstruction: paymentInstruction,
  Quote: quote,
  School: school,
  SchoolAccount: schoolAccount,
};
