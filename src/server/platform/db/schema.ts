/**
 * The tables as the query builder knows them: none. Statements are SQL whose row types a test compares with what
 * PostgreSQL says of them (ADR 005).
 */
export type Database = Record<never, never>;
