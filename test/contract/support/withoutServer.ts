/** For tests without PostgreSQL; they run only in `contract:pglite`, which always includes their file. */
export const withoutServer = { skip: process.env.DATABASE_URL ? 'runs in contract:pglite' : false };
