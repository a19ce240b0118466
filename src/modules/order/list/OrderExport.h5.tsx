import { withTexts } from '@/i18n/withTexts';
import { documents } from '@/platform/documents';
import { later } from '@/ui/later';
import { useAtLeast } from '@/ui/ListDetail';
import type { AskedOrders } from './orderTable.types';

const ExportButton = later(() => import('./table/ExportButton').then((part) => withTexts(part.ExportButton)));

/** Px, as in wide.scss: beside the tabs. */
const ROOM = 768;

export function OrderExport({ asked }: { asked: AskedOrders }) {
  return useAtLeast(ROOM) && documents.canSave() ? <ExportButton asked={asked} /> : null;
}
