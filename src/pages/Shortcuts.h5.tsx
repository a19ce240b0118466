import { withTexts } from '@/i18n/withTexts';
import { usePageShownState } from '@/state/queries/pageShown';
import { later } from '@/ui/later';
import { useBesideTabs } from '@/ui/ListDetail';

/** Ms: after what the page needs first. */
const AFTER = 1000;

const rested = () => new Promise((done) => setTimeout(done, AFTER));
const ShortcutKeys = later(() =>
  rested().then(() => import('./ShortcutKeys').then((part) => withTexts(part.ShortcutKeys))),
);

/** Pages below the shown one are still mounted. */
export function Shortcuts() {
  const shown = usePageShownState();
  return useBesideTabs() && shown ? <ShortcutKeys /> : null;
}
