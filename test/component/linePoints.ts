export function linePoints(): string[] {
  const line = document.querySelector<HTMLElement>('.ui-trend__line');
  const drawn = decodeURIComponent(line?.style.getPropertyValue('--trend-line') ?? '');
  return (/points='([^']*)'/.exec(drawn)?.[1] ?? '').split(' ').filter(Boolean);
}
