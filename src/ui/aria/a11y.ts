import { aria } from './aria';
import type { A11y, AriaAttributes } from './aria.types';

export type { A11y, Role } from './aria.types';

/** Spread onto the element. */
export function a11y(what: A11y): AriaAttributes {
  const attributes = aria.attributes(what);
  for (const name of Object.keys(attributes)) if (attributes[name] === undefined) delete attributes[name];
  return attributes;
}
