import { withTexts } from '@/i18n/withTexts';
import { documents } from '@/platform/documents';
import { later } from '@/ui/later';
import { useBesideTabs } from '@/ui/ListDetail';
import type { AskedOrders } from './orderTable.types';

const ExportButton = later(() => import('./table/ExportButton').then((part) => withTexts(part.ExportButton)));

export function OrderExport({ asked }: { asked: AskedOrders }) {
  return useBesideTabs() && documents.canSave() ? <ExportButton asked={asked} /> : null;
}
