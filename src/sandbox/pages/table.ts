// A table that turns into a list of cards on narrow screens.
import { html, type Html } from './html.ts';

/** A table with one head a column; each row has one piece of HTML a column. The roles survive the narrow layout. */
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
