// Settings: the database and the folders that hold data.
import { databaseUrl, flag, text, wholeNumber } from '../kinds.ts';

export const storageSettings = {
  DATABASE_URL: databaseUrl()
    .optional()
    .describe('a PostgreSQL server (15 or later) to use; unset, Banyan runs its own in BANYAN_DATA_DIR'),
  PGBOUNCER: flag().default(false).describe('1 when DATABASE_URL is a PgBouncer in transaction mode'),
  DB_POOL_SIZE: wholeNumber(2, 200).default(10).describe('how many database connections one process may hold'),
  BANYAN_DATA_DIR: text().default('./data').describe('the folder for the built-in database, uploads and keys'),
  BANYAN_UPLOAD_DIR: text().optional().describe('the folder for uploaded photos; unset, uploads in BANYAN_DATA_DIR'),
};
