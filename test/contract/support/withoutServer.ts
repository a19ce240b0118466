/** Marks a test without PostgreSQL; it runs only in `contract:pglite`, which always includes its file. */
export const withoutServer = { skip: process.env.DATABASE_URL ? 'runs in contract:pglite' : false };
