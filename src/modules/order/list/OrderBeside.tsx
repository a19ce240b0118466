interface Props {
  seqNo: string;
  onClose: () => void;
}

export const OrderBeside = (_props: Props): null => null;
