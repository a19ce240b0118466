/** See config/firstSight. */
export function endFirstSight(): void {
  const sight = document.getElementById('first-sight');
  sight?.parentNode?.removeChild(sight);
}
