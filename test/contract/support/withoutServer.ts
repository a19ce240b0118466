/** Without PostgreSQL; only in `contract:pglite`, which has all their files. */
export const withoutServer = {
  skip: process.env.CONTRACT_BASE
    ? 'asks no server'
    : process.env.DATABASE_URL
      ? 'runs in contract:pglite'
      : false,
};
