/** Clients show their own picture until the first page. */
export const useFirstSightEnd = (_drawn: boolean): void => undefined;
