import { titleKeyOf } from '@/routes';
import { hasText, tKey } from '@/i18n';
import { configureNavigation } from '@/state/navigation';
import { loadTitles } from './titleTexts';

configureNavigation({
  titleOf: async (name) => {
    const key = titleKeyOf(name);
    if (!hasText(key)) await loadTitles();
    return hasText(key) ? tKey(key) : '';
  },
});
