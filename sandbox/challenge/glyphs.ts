export type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

/** Angles in degrees, clockwise from the right. */
function arc(centre: Point, radius: Point, from: number, to: number): Stroke {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_none, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [centre[0] + radius[0] * Math.cos(angle), centre[1] + radius[1] * Math.sin(angle)];
  });
}

/** Pen strokes in a unit square; no digits that are easily confused. */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  2: [[...arc([0.5, 0.28], [0.36, 0.28], 190, 385), [0.1, 1], [0.92, 1]]],
  3: [arc([0.45, 0.26], [0.36, 0.26], 200, 450), arc([0.45, 0.75], [0.42, 0.25], 270, 520)],
  4: [
    [
      [0.7, 1],
      [0.7, 0],
      [0.08, 0.68],
      [0.95, 0.68],
    ],
  ],
  5: [[[0.85, 0], [0.2, 0], [0.15, 0.46], ...arc([0.45, 0.68], [0.4, 0.32], 230, 500)]],
  6: [
    arc([0.5, 0.68], [0.36, 0.32], 0, 360),
    [
      [0.14, 0.68],
      [0.26, 0.3],
      [0.74, 0],
    ],
  ],
  7: [
    [
      [0.08, 0],
      [0.92, 0],
      [0.4, 1],
    ],
  ],
  8: [arc([0.5, 0.25], [0.3, 0.25], 0, 360), arc([0.5, 0.75], [0.38, 0.25], 0, 360)],
  9: [
    arc([0.5, 0.32], [0.36, 0.32], 0, 360),
    [
      [0.86, 0.32],
      [0.74, 0.7],
      [0.32, 1],
    ],
  ],
};
