/** Loads after the sheet: without it the sheet closes as ever. */
function follow(head: HTMLElement | null): void {
  if (head)
    import('./pullDown').then(
      ({ pullDown }) => pullDown(head),
      () => undefined,
    );
}

const props = { ref: follow };

/** For the sheet's head. */
export const usePull = (_onClose: () => void): object => props;
