// A body as its skeleton, without what the data of a demo and the start of a program decide: elements with their classes, fixed words, keys.

const kept = /^(?:class|role|type|name|method|data-label|lang|dir|aria-live|hidden|required|autocomplete|inputmode)$/;
const worded = /<(h[1-4]|th|label|button|legend|dt|option)\b[^>]*>([^<]+)</g;

const attributes = (list: string) =>
  [...list.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
    .map(([, name = '', value = '']) => (kept.test(name) ? `${name}="${value}"` : name))
    .join(' ');

/** Digits, ids and names of built files: different at each start. */
const steady = (text: string) =>
  text
    .replaceAll(/localhost:\d+/g, 'localhost')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
    .replaceAll(/(\/assets\/[\w.-]*?)-[\w-]{8}(?=\.\w+)/g, '$1')
    .replaceAll(/\d+/g, '9');

function skeleton(html: string): string[] {
  const [markup = '', ...scripts] = html.split('<script type="application/json"');
  const tags = [...markup.matchAll(/<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g)];
  const words = [...markup.matchAll(worded)].map(([, tag = '', text = '']) => `${tag}: ${text.trim()}`);
  const keys = scripts.flatMap((script) => [...script.matchAll(/"(\w+)":/g)].map(([, key = '']) => `key ${key}`));
  return [...tags.map(([, tag = '', list = '']) => `<${tag} ${attributes(list)}>`), ...words, ...keys].map(steady);
}

/** What is compared of a body: for a page each line of its skeleton once, sorted; for other texts the text, one member a line. */
export function plain(body: string, type: string): string {
  if (/html/.test(type)) return [...new Set(skeleton(body))].sort().join('\n');
  if (/csv/.test(type)) return steady(body.split('\n')[0] ?? '');
  return steady(body.replaceAll(',"', ',\n"'));
}
