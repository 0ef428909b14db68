// What the body of a posted form says.
/** Fields as typed; one that came twice counts once. */
export type PostedFields = Readonly<Record<string, string>>;

const FIELDS_MAX = 40;
const TEXT_MAX = 4000;

/** The texts of a form body. What is no text, and what no form of ours sends, is left out. */
export function postedFields(body: unknown): PostedFields {
  if (typeof body !== 'object' || body === null) return {};
  const pairs = Object.entries(body).slice(0, FIELDS_MAX);
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => {
      const text: unknown = Array.isArray(value) ? value[0] : value;
      return typeof text === 'string' ? [[name, text.slice(0, TEXT_MAX)] as const] : [];
    }),
  );
}

/** What may be shown again beside the fields: never a password. */
export function keptValues({ password: _one, passconf: _two, csrf: _three, ...kept }: PostedFields): PostedFields {
  return kept;
}
