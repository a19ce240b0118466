/** The payee-share link that is open here. In memory only: the link itself brings it back. */
export const payeeShare = { token: '' };
