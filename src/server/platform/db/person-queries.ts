// Which addresses are one person's: mail goes to the same mailbox with and without `+word`, and at Gmail wherever dots stand.
import { sql, type RawBuilder } from 'kysely';

/** The mailbox of an address, as an SQL expression; `column` is the name of the address. An index of accounts has the same expression. */
export function mailboxOf(column: string): RawBuilder<string> {
  return sql.raw(
    `regexp_replace(regexp_replace(lower(${column}::text), '\\+[^@]*@', '@'), '\\.(?=[^@]*@(gmail|googlemail)\\.com$)', '', 'g')`,
  );
}
