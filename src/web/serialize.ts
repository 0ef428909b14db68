const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON for a `<script type="application/json">`: nothing in it can end the element or a line. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => escapes[char] ?? char);
}

/** Text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
