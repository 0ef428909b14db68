// The page of last resort: needs neither the bundle nor the database.
import { escapeHtml } from '../escape-html.ts';

interface Failure {
  status: number;
  message: string;
  brand: string;
  reference: string;
}

/** What to do now: a failure of ours is written down, an address that leads nowhere is nobody's fault. */
function adviceFor(status: number): string {
  if (status === 503) return 'Please try again in a moment.';
  if (status >= 500) return 'We have written down what happened. Please try again in a moment.';
  return 'Please check the address, or begin again at the start.';
}

/** A whole document with a way home and a reference to quote; says nothing about the cause. */
export function renderFailurePage({ status, message, brand, reference }: Failure): string {
  const quote = status >= 500 ? `<p class="reference">Reference: <code>${escapeHtml(reference)}</code></p>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(message)} · ${escapeHtml(brand)}</title>
<link rel="stylesheet" href="/static/plain.css">
</head>
<body>
<main class="narrow">
<h1>${escapeHtml(message)}</h1>
<p>${adviceFor(status)}</p>
${quote}
<p><a href="/">Back to ${escapeHtml(brand)}</a></p>
</main>
</body>
</html>
`;
}
