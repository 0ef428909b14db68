// HTML (and XML) as text, in which every value is escaped unless it is HTML already.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Only `html` and `rawHtml` make one, so no text is taken for HTML by accident. */
class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type { Html };

type Piece = string | number | Html | null | readonly (Html | null)[];

/**
 * A template tag: texts are escaped for elements and quoted attributes, `Html` and lists of it are inserted unchanged,
 * null is nothing.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(parts.reduce((text, part, index) => text + escaped(values[index - 1] ?? null) + part));
}

/** Marks text that is HTML already. Only for this program's own output, never for a user's input. */
export function rawHtml(text: string): Html {
  return new Html(text);
}

// Values from JSON may break the types: a list of texts throws here instead of being written unescaped.
function written(value: Html | null): string {
  if (value === null || value instanceof Html) return value?.toString() ?? '';
  throw new TypeError('not HTML');
}

function escaped(value: Piece): string {
  if (value === null) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(written).join('');
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
