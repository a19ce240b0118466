import { defineCustomElement } from '@tarojs/components/dist/components/taro-textarea-core.js';
import { manipulatePropsFunction } from '@tarojs/components/lib/react/helper.js';
import { createReactComponent } from '@tarojs/components/lib/react/react-component-lib/createComponent.js';

/** Taro's Textarea in a module of its own (config/loaders/rareElements.js). */
export const Textarea = /* #__PURE__ */ createReactComponent(
  'taro-textarea-core',
  undefined,
  manipulatePropsFunction,
  defineCustomElement,
);
