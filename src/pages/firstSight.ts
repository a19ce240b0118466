/** A client shows its own picture until the first page is drawn. */
export const useFirstSightEnd = (_drawn: boolean): void => undefined;
