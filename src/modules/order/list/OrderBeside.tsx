/** The order that was chosen in the list, beside it: for windows that have the room. */
export const OrderBeside = (_props: { seqNo: string }): null => null;
