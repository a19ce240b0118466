import { defineCustomElement } from '@tarojs/components/dist/components/taro-image-core.js';
import { manipulatePropsFunction } from '@tarojs/components/lib/react/helper.js';
import { createReactComponent } from '@tarojs/components/lib/react/react-component-lib/createComponent.js';

/** Taro's Image in a module of its own (config/loaders/rareElements.js). */
export const Image = /* #__PURE__ */ createReactComponent(
  'taro-image-core',
  undefined,
  manipulatePropsFunction,
  defineCustomElement,
);
