// Before the page's own scripts.
const marks = { paint: 0, largest: 0, price: 0, read: 0, shift: 0, longestTask: 0, shifted: [] };
window.__marks = marks;

const see = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

see('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') marks.paint = entry.startTime;
});
see('largest-contentful-paint', (entry) => (marks.largest = entry.startTime));
see('layout-shift', (entry) => {
  if (entry.hadRecentInput) return;
  marks.shift += entry.value;
  for (const { node, previousRect, currentRect } of entry.sources)
    marks.shifted.push(
      `${entry.value.toFixed(3)} at ${Math.round(entry.startTime)}: ${node?.id || node?.className || node?.nodeName}, ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`,
    );
});
see('longtask', (entry) => {
  if (marks.paint > 0 && entry.startTime > marks.paint)
    marks.longestTask = Math.max(marks.longestTask, entry.duration);
});

const look = () => {
  const amount = document.querySelector('#remit-target-amount input, input#remit-target-amount');
  if (!marks.read && amount?.value) marks.read = performance.now();
  const send = document.getElementById('remit-send');
  if (send && send.getAttribute('aria-disabled') !== 'true') marks.price = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
