/** A browser shares a link by itself; no page has a share menu. */
export function usePageShare(): void {}
