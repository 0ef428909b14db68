/** Empty: a test compares the row types of SQL with PostgreSQL instead (ADR 005). */
export type Database = Record<never, never>;
