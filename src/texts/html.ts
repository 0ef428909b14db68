// HTML (and XML) as text, in which every value is escaped unless it is HTML already.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML. Made by `html` and `rawHtml` only, so no text passes for one by accident. */
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
 * A template tag: texts are escaped for elements and quoted attributes, `Html` and lists of it are put in as they are,
 * null is nothing.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(parts.reduce((text, part, index) => text + escaped(values[index - 1] ?? null) + part));
}

/** Marks text that is HTML already. Only for what this program made itself, never for what somebody typed. */
export function rawHtml(text: string): Html {
  return new Html(text);
}

// Types end where JSON begins: a list of texts is refused here, not written unescaped.
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
