import { titleKeyOf } from '@/routes';
import { hasText, tKey } from '@/i18n';
import { textsState } from '@/i18n/load';
import { configureNavigation } from '@/state/navigation';

configureNavigation({
  titleOf: (name) => {
    const key = titleKeyOf(name);
    // The screen sets it when its texts come.
    return textsState() !== 'waiting' && hasText(key) ? tKey(key) : '';
  },
});
