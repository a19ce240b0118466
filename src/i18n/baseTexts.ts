import zh from '@locales/zh/common.json';
import zhNavigation from '@locales/zh/navigation.json';
import zhWays from '@locales/zh/ways.json';
import { registerNamespace } from './catalogue';

registerNamespace('common', { zh });
registerNamespace('navigation', { zh: zhNavigation });
registerNamespace('ways', { zh: zhWays });
