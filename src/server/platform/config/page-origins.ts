// Origins besides our own that a page may use to pay, for its content policy (ADR 008).

export interface PageOrigins {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
  /** Where a form may lead, by its action or by the redirect that answers it. */
  form: readonly string[];
}

export const noOrigins: PageOrigins = { script: [], frame: [], connect: [], form: [] };

/** All of them, each once. */
export function unionOf(all: readonly PageOrigins[]): PageOrigins {
  const once = (part: keyof PageOrigins) => [...new Set(all.flatMap((origins) => origins[part]))];
  return { script: once('script'), frame: once('frame'), connect: once('connect'), form: once('form') };
}
