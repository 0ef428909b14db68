// Accessibility of a page's HTML by axe-core, without a browser: names, roles, labels, landmarks, headings, tables.
import axe from 'axe-core';
import { axeTags, layoutRules } from '#tests/support/axe-rules.ts';

const options = {
  runOnly: axeTags,
  resultTypes: ['violations' as const],
  // Style sheets and films, which do not exist here.
  preload: false,
  // A browser checks those (tests/support/browser/axe.ts).
  rules: Object.fromEntries(layoutRules.map((rule) => [rule, { enabled: false }])),
};

const part = (html: string, name: 'head' | 'body') =>
  (new RegExp(`<${name}>([^]*)</${name}>`).exec(html)?.[1] ?? '').replaceAll(
    /<(script|link)\b[^>]*>([^<]*<\/script>)?/g,
    '',
  );

/** Some parts exist twice, for narrow and for wide windows, and a style hides one: here only the narrow one stays. */
const onlyNarrow = ['tablet', 'desk', 'wide', 'widebox'].map((width) => `[class~="${width}:hidden"]`).join();

/** Shows HTML as the current document. Nothing in it runs or loads. */
function show(html: string, isWhole: boolean): void {
  const root = document.documentElement;
  for (const name of ['lang', 'dir'])
    root.setAttribute(name, new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? '');
  document.head.innerHTML = part(html, 'head');
  document.body.innerHTML = isWhole ? part(html, 'body') : (/<main[^]*<\/main>/.exec(html)?.[0] ?? '');
  for (const element of document.querySelectorAll(onlyNarrow)) element.remove();
}

/** Faults of a document, or of only its main part, one text for each rule and element; tests want an empty list. */
export async function accessFaults(html: string, isWhole = true): Promise<string[]> {
  try {
    show(html, isWhole);
    const { violations } = await axe.run(document.documentElement, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  } finally {
    show('', true);
  }
}
