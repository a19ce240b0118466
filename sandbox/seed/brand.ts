/** In mails, and as the default merchant. */
export const brandName = 'Homeward';
