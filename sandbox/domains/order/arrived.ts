/** The money has reached its payee. */
export const arrivedStatuses: string[] = ['BANK_REMITTED', 'PAYMENT_REMITTED', 'TRANSACTION_SUCCESS'];
