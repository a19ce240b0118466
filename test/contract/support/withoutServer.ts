/** Options of a test that needs no PostgreSQL: its file runs in `contract:pglite` each time, and the test there alone. */
export const withoutServer = { skip: process.env.DATABASE_URL ? 'runs in contract:pglite' : false };
