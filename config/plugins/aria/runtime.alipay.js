import { mergeInternalComponents } from '@tarojs/shared';
import components from './alipay.json';

mergeInternalComponents(components);
