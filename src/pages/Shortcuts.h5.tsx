import { withTexts } from '@/i18n/withTexts';
import { usePageShownState } from '@/state/queries/pageShown';
import { later } from '@/ui/later';
import { useAtLeast } from '@/ui/ListDetail';

/** Ms: after what the page needs first. */
const AFTER = 1000;

const rested = () => new Promise((done) => setTimeout(done, AFTER));
const ShortcutKeys = later(() =>
  rested().then(() => import('./ShortcutKeys').then((part) => withTexts(part.ShortcutKeys))),
);

/** Px, as in the screen's wide.scss. */
const ROOM = 768;

/** Pages below the shown one are still mounted. */
export function Shortcuts() {
  const shown = usePageShownState();
  return useAtLeast(ROOM) && shown ? <ShortcutKeys /> : null;
}
