/** The payee that was chosen in the list, beside it: for windows that have the room. */
export const PayeeBeside = (_props: { payeeId: string }): null => null;
