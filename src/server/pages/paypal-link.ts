// The link that PayPal's form stands for. The form comes from payment/paypal of this very program.

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&#60;': '<',
  '&gt;': '>',
  '&#62;': '>',
  '&amp;': '&',
  '&#38;': '&',
};

function plain(text: string): string {
  return text.replace(/&(?:quot|lt|gt|amp|#34|#38|#39|#60|#62);/g, (entity) => entities[entity] ?? entity);
}

/** The address that sending the form would open; null when it is no GET form to a whole address. */
export function paypalLink(html: string): string | null {
  const form = /<form\b[^>]*>/i.exec(html)?.[0] ?? '';
  const action = plain(/\baction="([^"]*)"/i.exec(form)?.[1] ?? '');
  if (!/\bmethod="get"/i.test(form) || !URL.canParse(action)) return null;
  const url = new URL(action);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  for (const [field] of html.matchAll(/<input\b[^>]*>/gi)) {
    const name = plain(/\bname="([^"]*)"/i.exec(field)?.[1] ?? '');
    if (name !== '') url.searchParams.set(name, plain(/\bvalue="([^"]*)"/i.exec(field)?.[1] ?? ''));
  }
  return url.href;
}
