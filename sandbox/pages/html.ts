// Writes HTML with every value escaped unless it is HTML already.
/** A piece of HTML that needs no more escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | null | readonly Html[];

/** A template tag: escapes texts, inserts `Html` and lists of it unchanged, and omits null. */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const text = parts
    .map((part, index) => part + (index < values.length ? written(values[index] ?? null) : ''))
    .join('');
  return new Html(text);
}

function written(value: Piece): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((item) => item.text).join('');
  return String(value).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

// A table that becomes a list of cards on narrow screens.

/** One head and one piece of HTML per column. The roles survive the narrow layout. */
export function table(label: string, heads: readonly string[], rows: readonly (readonly Html[])[]): Html {
  const cells = (row: readonly Html[]): Html[] =>
    row.map((cell, column) => html`<td role="cell" data-label="${heads[column] ?? ''}"><div>${cell}</div></td>`);
  return html`<div class="scroll">
    <table role="table" aria-label="${label}">
      <thead role="rowgroup">
        <tr role="row">
          ${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          (row) =>
            html`<tr role="row">
              ${cells(row)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
