/** In memory only: the link itself restores it. */
export const payeeShare = { token: '' };
