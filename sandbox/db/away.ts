/** SQLSTATE classes and codes of PostgreSQL that is going, gone, coming or full: connection, resources, shutdown. */
const awayState = /^(08...|53...|57P0[123])$/;
const awaySystem = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** Errors of `pg` that have no code. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether PostgreSQL did not answer, for now: what was asked may have been done, and the same may be asked again. PGlite is a part of
 * this process and never away.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return awayState.test(code ?? '') || awaySystem.test(code ?? '') || awayWords.test(message);
}
