export const PayeeBeside = (_props: { payeeId: string }): null => null;
