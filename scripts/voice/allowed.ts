// Texts that may keep a refused phrase.

/** Keys by catalogue: texts set by the specification, and pictures that are no photos (a logo, a drawing). */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/contract/errors/form-texts.ts': ['date-past', 'corona-time'],
  'src/contract/errors/listing-texts.ts': ['not-found'],
  'src/server/features/texts.ts': ['content.fault.picture', 'setting.picture'],
  'src/web/admin/content-texts.ts': ['field.bodyHint'],
  'src/web/admin/settings-texts.ts': ['picture.none', 'picture.own'],
};
