/** SQLSTATE of connection, resource and shutdown errors, and of `open.ts`'s timeouts. */
const awayState = /^(08...|53...|57P0[123]|55P03|57014|25P03)$/;
const awaySystem = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** `pg` errors without a code. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The query may have run and can be retried. Never true for PGlite, which is in this process. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return awayState.test(code ?? '') || awaySystem.test(code ?? '') || awayWords.test(message);
}
