import type { Host } from './host';
import { isOn, type HostNode } from './tree';
import { asText } from './asText';

const bubbling = /^(tap|longpress|longtap|touch|transitionend|animation)/;
const camel: Record<string, string> = {
  touchstart: 'touchStart',
  touchmove: 'touchMove',
  touchend: 'touchEnd',
  touchcancel: 'touchCancel',
  longtap: 'longTap',
  transitionend: 'transitionEnd',
  animationstart: 'animationStart',
  animationend: 'animationEnd',
  scrolltolower: 'scrollToLower',
  scrolltoupper: 'scrollToUpper',
};

/** From the leaf up to a `catch`. */
export function dispatch(
  host: Host,
  node: HostNode,
  type: string,
  detail: Record<string, unknown> = {},
  extra: Record<string, unknown> = {},
): number {
  const page = host.stack.top;
  if (!page) throw new Error('No page is open');
  const bubbles = bubbling.test(type);
  const target = { id: node.id || node.sid, dataset: { sid: node.sid }, offsetLeft: 0, offsetTop: 0 };
  let heard = 0;
  for (let at: HostNode | null = node; at; at = bubbles ? at.parent : null) {
    const bound = at.template?.events.get(type);
    if (bound) {
      const event = host.realm.adopt({
        type: host.bundle.target === 'alipay' ? (camel[type] ?? type) : type,
        timeStamp: performance.now(),
        detail,
        target,
        currentTarget: { ...target, id: at.id || at.sid, dataset: { sid: at.sid } },
        mark: {},
        ...extra,
      });
      page.call('eh', event);
      heard++;
      if (bound === 'catch') break;
    }
  }
  return heard;
}

export function tap(host: Host, node: HostNode): void {
  blurOther(host, node);
  if (node.closest((at) => at.tag === 'button' && at.disabled)) return;
  const touches = { touches: [touch()], changedTouches: [touch()] };
  dispatch(host, node, 'touchstart', {}, touches);
  dispatch(host, node, 'touchend', {}, { ...touches, touches: [] });
  dispatch(host, node, 'tap', { x: 20, y: 20 }, touches);
  const control = node.closest((at) =>
    ['switch', 'checkbox', 'radio', 'button', 'label', 'navigator', 'input', 'textarea'].includes(at.tag),
  );
  if (control && !control.disabled) activate(host, control);
}

function activate(host: Host, control: HostNode): void {
  if (control.tag === 'switch') {
    change(host, control, !isOn(control.attr('checked')));
  } else if (control.tag === 'checkbox' || control.tag === 'radio') {
    choose(host, control);
  } else if (control.tag === 'label') {
    const wanted = asText(control.attr('for'));
    const inside = (at: HostNode): boolean =>
      wanted ? at.id === wanted : ['switch', 'checkbox', 'radio', 'input'].includes(at.tag);
    const other = (wanted ? host.tree() : control).find(inside);
    if (other) activate(host, other);
  } else if (control.tag === 'navigator') {
    const url = asText(control.attr('url'));
    if (url)
      host.realm.guard('navigator', () =>
        host.stack.navigate(control.attr('open-type') === 'redirect' ? 'redirectTo' : 'navigateTo', url),
      );
  } else if (control.tag === 'button') {
    submit(host, control);
  } else {
    focus(host, control);
  }
}

function change(host: Host, control: HostNode, checked: boolean): void {
  hold(host, control, 'checked', checked);
  dispatch(host, control, 'change', { value: checked });
}

function choose(host: Host, control: HostNode): void {
  const group = control.closest((at) => at.tag === `${control.tag}-group`);
  const radio = control.tag === 'radio';
  if (radio)
    for (const other of group?.findAll((at) => at.tag === 'radio') ?? [])
      hold(host, other, 'checked', other.sid === control.sid);
  else hold(host, control, 'checked', !isOn(control.attr('checked')));
  if (!group) return;
  const values = group
    .findAll((at) => at.tag === control.tag && isOn(at.attr('checked')))
    .map((at) => asText(at.attr('value')));
  dispatch(host, group, 'change', { value: radio ? (values[0] ?? '') : values });
}

function submit(host: Host, button: HostNode): void {
  const type = asText(button.attr('form-type')).toLowerCase();
  const form = button.closest((at) => at.tag === 'form');
  if (form && (type === 'submit' || type === 'reset')) {
    const value: Record<string, unknown> = {};
    for (const field of form.walk()) if (field.attr('name')) value[String(field.attr('name'))] = field.value;
    dispatch(host, form, type, { value });
  }
  const open = asText(button.attr('open-type'));
  if (open === 'share') host.share(button);
  else if (open) host.openType(button, open);
}

export function hold(host: Host, node: HostNode, attribute: string, shown: unknown): void {
  const key = node.keyOf(attribute);
  host.controls.hold(node.sid, attribute, shown, key ? node.data[key] : undefined);
}

function blurOther(host: Host, node: HostNode | null): void {
  const { focused } = host.controls;
  if (!focused || focused === node?.sid) return;
  host.controls.focused = null;
  const old = host.tree().find((at) => at.sid === focused);
  if (old) dispatch(host, old, 'blur', { value: old.value, cursor: old.value.length });
}

export function focus(host: Host, node: HostNode): void {
  blurOther(host, node);
  if (host.controls.focused === node.sid) return;
  host.controls.focused = node.sid;
  dispatch(host, node, 'focus', { value: node.value, height: 300 });
}

/** Cut to maxlength. */
export function input(host: Host, node: HostNode, value: string): void {
  focus(host, node);
  const max = Number(node.attr('maxlength') ?? 140);
  const text = max >= 0 && Number.isFinite(max) ? value.slice(0, max) : value;
  hold(host, node, 'value', text);
  dispatch(host, node, 'input', {
    value: text,
    cursor: text.length,
    keyCode: text.charCodeAt(text.length - 1) || 8,
  });
}

export function confirm(host: Host, node: HostNode): void {
  dispatch(host, node, 'confirm', { value: node.value });
}

export function blur(host: Host): void {
  blurOther(host, null);
}

function touch(): Record<string, number> {
  return { identifier: 0, pageX: 20, pageY: 20, clientX: 20, clientY: 20, force: 1 };
}
