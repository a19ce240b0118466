/** In memory: the link restores it. */
export const payeeShare = { token: '' };
