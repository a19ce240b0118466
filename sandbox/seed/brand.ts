/** Whose app the sandbox serves, as its mails and the merchant of everybody name it. */
export const brandName = 'Homeward';
