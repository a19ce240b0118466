/** Only a database error's code: its detail quotes values. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  return code && /^[0-9A-Z]{5}$/.test(code)
    ? `database error ${code}${constraint ? ` (${constraint})` : ''}`
    : `${error.name}: ${error.message}`;
}

export function describeError(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = stack
    .split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 6);
  return [errorLine(error), ...places].join('\n');
}
