export const OrderBeside = (_props: { seqNo: string }): null => null;
