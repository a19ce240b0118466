import { titleKeyOf } from '@/routes';
import { hasText, tKey } from '@/i18n';
import { configureNavigation } from '@/state/navigation';

configureNavigation({
  titleOf: (name) => {
    const key = titleKeyOf(name);
    return hasText(key) ? tKey(key) : '';
  },
});
