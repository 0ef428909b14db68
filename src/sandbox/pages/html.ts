// Writes HTML in which every value is escaped unless it is HTML already.

/** A piece of HTML that needs no more escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | null | readonly Html[];

/** A template tag: texts are escaped, `Html` and lists of it are put in as they are, null is nothing. */
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
