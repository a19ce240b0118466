import { mergeInternalComponents } from '@tarojs/shared';
import components from './weapp.json';

mergeInternalComponents(components);
