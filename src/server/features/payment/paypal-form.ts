// The form that leads to PayPal (spec 7: html of payment/paypal).
import { escapeHtml } from '#src/server/mail/escape-html.ts';

/**
 * One GET form with one hidden field for each part of the page's query, every value escaped: a GET form drops the query
 * of its own action, so the order must be a field. Null when the page is not at `pageOrigin`.
 */
export function paypalForm(pageUrl: string, pageOrigin: string): string | null {
  if (!URL.canParse(pageUrl)) return null;
  const page = new URL(pageUrl);
  if (page.origin !== pageOrigin) return null;
  const fields = [...page.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="get" action="${escapeHtml(page.origin + page.pathname)}">${fields.join('')}</form>`;
}
