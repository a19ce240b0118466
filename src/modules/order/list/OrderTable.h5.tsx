import { withTexts } from '@/i18n/withTexts';
import { later } from '@/ui/later';

export const OrderTable = later(() =>
  import('./table/TransferTable').then((part) => withTexts(part.TransferTable)),
);
