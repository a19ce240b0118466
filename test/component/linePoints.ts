/** Of the drawn line of rates: `x,y` of 100, from the left and from the top. */
export function linePoints(): string[] {
  const line = document.querySelector<HTMLElement>('.ui-trend__line');
  const drawn = decodeURIComponent(line?.style.getPropertyValue('--trend-line') ?? '');
  return (/points='([^']*)'/.exec(drawn)?.[1] ?? '').split(' ').filter(Boolean);
}
