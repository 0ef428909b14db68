// Texts that keep a phrase that the rules refuse, by catalogue and key.

/** Keys by the path of their catalogue: words that the specification or a law sets, and words with another meaning here. */
export const allowed: Readonly<Record<string, readonly string[]>> = {};
