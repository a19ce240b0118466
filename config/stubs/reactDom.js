/**
 * Stands in for react-dom on H5: the same reconciler, for the few things that Taro's elements ask of a host. All our
 * elements are custom elements (and Taro's `div` around a page) that get their listeners from Taro itself, never from
 * React; so React's own events, its controlled fields, SVG, hydration and the tables of all attributes are left out.
 * test/unit/config compares what comes out with react-dom.
 */
import Reconciler from 'react-reconciler';

/** Taro looks for it on a controlled field, by the first part of the name. */
const PROPS = '__reactProps$';
/** Priorities of updates, by the event that made them. */
const DISCRETE = 1;
const CONTINUOUS = 4;
const DEFAULT = 16;
const DISCRETE_EVENTS =
  /^(click|(aux|dbl)click|input|change|blur|focus(in|out)?|key(down|press|up)|(mouse|pointer)(down|up)|touch(start|end|cancel)|pointercancel|before(blur|input)|afterblur|composition(start|end|update)|textInput|select(start|ionchange)?|submit|reset|invalid|cancel|close|contextmenu|copy|cut|paste|drag(start|end)|drop|play|pause|seeked|ratechange|volumechange|resize|fullscreenchange|hashchange|popstate)$/;
const CONTINUOUS_EVENTS =
  /^(scroll|toggle|touchmove|wheel|drag(enter|exit|leave|over)?|(mouse|pointer)(move|out|over|enter|leave))$/;
/** Numbers of other styles are px. */
const UNITLESS = /aspect|acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;

const noop = () => undefined;
const none = () => null;

function setText(node, text) {
  const first = node.firstChild;
  if (text && first && first === node.lastChild && first.nodeType === 3) first.nodeValue = text;
  else node.textContent = text;
}

function setStyle(style, name, value) {
  const text =
    value == null || typeof value === 'boolean'
      ? ''
      : typeof value === 'number' && value !== 0 && !UNITLESS.test(name)
        ? `${value}px`
        : `${value}`.trim();
  if (name.startsWith('--')) style.setProperty(name, text);
  else style[name] = text;
}

function setStyles(style, before, after) {
  for (const name of Object.keys(before)) if (!(name in after)) setStyle(style, name);
  for (const name of Object.keys(after)) if (before[name] !== after[name]) setStyle(style, name, after[name]);
}

const isText = (value) => typeof value === 'string' || typeof value === 'number';
/** Which props of an element say otherwise than before. */
const changes = (before, after) =>
  Object.keys({ ...before, ...after }).filter(
    (name) => before[name] !== after[name] && (name !== 'children' || isText(after.children)),
  );

function setProps(node, before, after) {
  for (const name of changes(before, after)) {
    const value = after[name];
    if (name === 'children') setText(node, `${value}`);
    else if (name === 'style') setStyles(node.style, before.style || {}, value || {});
    else if (name === 'dangerouslySetInnerHTML') node.innerHTML = value ? value.__html : '';
    else {
      const attribute = name === 'className' ? 'class' : name;
      if (value == null || typeof value === 'function') node.removeAttribute(attribute);
      else node.setAttribute(attribute, `${value}`);
    }
  }
  node[PROPS] = after;
}

/** Moving an element takes the focus from it: it gets it back, with what was selected and how far things were scrolled. */
let focused;
function keepFocus() {
  const node = document.activeElement;
  const { selectionStart, selectionEnd } = node || {};
  focused = node && { node, selectionStart, selectionEnd };
  return null;
}
function giveFocusBack() {
  const { node, selectionStart, selectionEnd } = focused || {};
  focused = null;
  if (!node || node === document.activeElement || !document.documentElement.contains(node)) return;
  const scrolled = [];
  for (let above = node.parentNode; above && above.nodeType === 1; above = above.parentNode)
    scrolled.push([above, above.scrollLeft, above.scrollTop]);
  node.focus();
  if (selectionStart != null) node.setSelectionRange(selectionStart, selectionEnd);
  for (const [above, left, top] of scrolled) Object.assign(above, { scrollLeft: left, scrollTop: top });
}

const append = (parent, child) => parent.appendChild(child);
const insert = (parent, child, before) => parent.insertBefore(child, before);
const remove = (parent, child) => parent.removeChild(child);
const context = {};

const { batchedUpdates, createContainer, flushSync, updateContainer } = Reconciler({
  getPublicInstance: (node) => node,
  getRootHostContext: () => context,
  getChildHostContext: () => context,
  prepareForCommit: keepFocus,
  resetAfterCommit: giveFocusBack,
  createInstance: (type) => document.createElement(type),
  createTextInstance: (text) => document.createTextNode(text),
  appendInitialChild: append,
  finalizeInitialChildren(node, _type, props) {
    setProps(node, {}, props);
    return false;
  },
  prepareUpdate: (_node, _type, before, after) => (changes(before, after).length > 0 ? true : null),
  shouldSetTextContent: (_type, { children, dangerouslySetInnerHTML }) =>
    isText(children) || dangerouslySetInnerHTML != null,
  getCurrentEventPriority() {
    const { type } = window.event || {};
    return DISCRETE_EVENTS.test(type) ? DISCRETE : CONTINUOUS_EVENTS.test(type) ? CONTINUOUS : DEFAULT;
  },
  scheduleTimeout: setTimeout,
  cancelTimeout: clearTimeout,
  noTimeout: -1,
  scheduleMicrotask: (task) =>
    Promise.resolve()
      .then(task)
      .catch((error) =>
        setTimeout(() => {
          throw error;
        }),
      ),
  getInstanceFromNode: none,
  detachDeletedInstance: noop,
  appendChild: append,
  appendChildToContainer: append,
  insertBefore: insert,
  insertInContainerBefore: insert,
  removeChild: remove,
  removeChildFromContainer: remove,
  clearContainer: (node) => setText(node, ''),
  resetTextContent: (node) => setText(node, ''),
  commitTextUpdate(node, _before, text) {
    node.nodeValue = text;
  },
  commitUpdate: (node, _changed, _type, before, after) => setProps(node, before, after),
});

/** A concurrent root, as react-dom/client has it. */
function createRoot(container) {
  const report = typeof reportError === 'function' ? reportError : (error) => console.error(error);
  const root = createContainer(container, 1, null, false, false, '', report, null);
  return {
    render: (element) => void updateContainer(element, root, null),
    unmount: () => flushSync(() => updateContainer(null, root, null)),
  };
}

/** From before React 18: Taro's entry hands them on, and nobody calls them. */
export const findDOMNode = undefined;
export const render = undefined;

export { batchedUpdates as unstable_batchedUpdates, createRoot, flushSync };
export default { createRoot, flushSync, unstable_batchedUpdates: batchedUpdates };
