// The one inline script of every page (ADR 044): its text for the document and its hash for the content policy.
import { createHash } from 'node:crypto';

/** What stands between `<script>` and `</script>`. Throws when the built text would end the element before its end. */
export function inlineText(built: string): string {
  // In a function of its own, so that its names are nobody else's.
  const text = `(()=>{${built.trim()}})()`;
  if (/<\/script|<!--/i.test(text)) throw new Error('The early script would end its own element');
  return text;
}

/** The source expression that lets exactly this text run, for `script-src`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
