/** Empty: a test compares the row types of SQL statements with PostgreSQL (ADR 005). */
export type Database = Record<never, never>;
