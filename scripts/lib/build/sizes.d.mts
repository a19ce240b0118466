export const KB: number;
export function miniSizes(folder: string): {
  main: number;
  subpackages: Record<string, number>;
  total: number;
};
export function uniqueShare(folder: string): number;
