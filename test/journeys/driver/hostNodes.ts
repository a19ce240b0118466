import { squeeze, type Host, type HostNode } from '../../host';
import { asText } from '../../host/asText';
import type { FlatNode } from './pickNode';

export type HostTarget = { node: HostNode } | { native: string; press?: () => void };

export function flatten(host: Host): { flat: FlatNode[]; targets: HostTarget[] } {
  const flat: FlatNode[] = [];
  const targets: HostTarget[] = [];
  const add = (entry: FlatNode, target: HostTarget): void => {
    flat.push(entry);
    targets.push(target);
  };
  for (const dialog of host.device.dialogs) {
    const own = { parent: -1, id: '', role: '', interactive: false, modal: true };
    for (const text of [dialog.title, dialog.content])
      if (text) add({ ...own, name: '', text: squeeze(text) }, { native: 'dialog' });
    dialog.buttons.forEach((label, index) => {
      add(
        { ...own, role: 'button', interactive: true, name: label, text: label },
        { native: 'dialog', press: () => dialog.press(index) },
      );
    });
  }
  for (const text of [host.device.toast?.title, host.device.loading ?? undefined]) {
    if (text)
      add(
        {
          parent: -1,
          id: '',
          role: 'status',
          interactive: false,
          modal: false,
          name: '',
          text: squeeze(text),
        },
        { native: 'toast' },
      );
  }
  const visit = (node: HostNode, parent: number, modal: boolean): void => {
    if (node.isText || node.hiddenItself) return;
    const inside = modal || ['dialog', 'alertdialog'].includes(node.role);
    const index = flat.length;
    const interactive = node.interactive || node.role === 'button';
    add(
      {
        parent,
        id: node.id,
        role: node.role,
        interactive,
        modal: inside,
        text: squeeze(node.visibleText),
        name: interactive ? node.name : '',
      },
      { node },
    );
    for (const child of node.children) visit(child, index, inside);
  };
  for (const child of host.tree().children) visit(child, -1, false);
  return { flat, targets };
}

export function sayingOf(node: HostNode): string[] {
  if (node.hiddenItself) return [];
  const own = node.children.filter((child) => child.isText).map((child) => child.textContent);
  const labels = ['aria-label', 'placeholder'].map((name) => asText(node.attr(name)));
  return [own.join(''), ...labels, ...node.children.flatMap(sayingOf)];
}
