// Collects a program's comparable responses: pages of each role in each language, files, OpenAPI, the sitemap.

// A body as its skeleton, independent of demo data and program start: elements with their classes, fixed words, keys.

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

/** The comparable part of a body: each line of a page's skeleton once, sorted; other texts with one member a line. */
function plain(body: string, type: string): string {
  if (/html/.test(type)) return [...new Set(skeleton(body))].sort().join('\n');
  if (/csv/.test(type)) return steady(body.split('\n')[0] ?? '');
  return steady(body.replaceAll(',"', ',\n"'));
}

/** Requests, and their responses without what differs between starts. */
export type Answers = Map<string, string>;

const roles: Readonly<Record<string, readonly string[]>> = {
  '': ['/', '/city', '/search', '/faq', '/about-us', '/become-a-host', '/user/login', '/user/register', '/check'],
  guest: ['/dashboard', '/messages', '/wishlist'],
  host: ['/dashboard/host-panel'],
  operator: ['/admin'],
};
const locales = ['en_US', 'en_XA', 'ar_XB'];
const mostPages = 120;
/** Addresses that act when opened, or never finish, like downloads. */
const left =
  /\/user\/logout|\/images\/|\.(?:avif|webp|png|svg|zip|pdf|ics|js|css|woff2?)(?:$|\?)|^\/(?:dev|assets|api\/docs)\b/;

async function logIn(origin: string, role: string): Promise<string> {
  const sent = await fetch(`${origin}/dev/as/${role}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (sent.status !== 303) throw new Error(`/dev/as/${role} answered ${sent.status}`);
  return sent.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Pages that differ only by an id are visited once. */
const kindOf = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const keys = [...searchParams.keys()].sort().join(',');
  return `${pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27,}|\d+/g, '*').replace(/^(\/city|\/admin\/(?:text|setting)s?)\/.*/, '$1/*')}?${keys}`;
};

function linksOf(html: string): string[] {
  const found = [...html.matchAll(/\shref="(\/[^"#]*)/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  return found.filter((link) => !link.startsWith('//') && !left.test(link));
}

async function visitAll(origin: string, role: string, answers: Answers): Promise<void> {
  const cookie = role === '' ? '' : await logIn(origin, role);
  const queue = [...(roles[role] ?? [])];
  const kinds = new Set(queue.map(kindOf));
  for (let count = 0; queue.length > 0 && count < mostPages; count += 1) {
    const url = queue.shift() ?? '/';
    for (const locale of locales) {
      const answer = await fetch(origin + url, {
        redirect: 'manual',
        headers: { cookie: `${cookie}; i18n_redirected=${locale}` },
      });
      const type = answer.headers.get('content-type') ?? '';
      const body = /text|json|xml/.test(type)
        ? await answer.text()
        : `${(await answer.arrayBuffer()).byteLength} bytes`;
      const head = `${answer.status} ${type} ${answer.headers.get('location') ?? ''}`.trim();
      answers.set(`${role || 'visitor'} ${locale} ${kindOf(url)}`, `${head}\n${plain(body, type)}`);
      if (locale !== 'en_US') continue;
      for (const link of linksOf(body)) {
        if (kinds.has(kindOf(link))) continue;
        kinds.add(kindOf(link));
        queue.push(link);
      }
    }
  }
}

export async function collect(origin: string): Promise<Answers> {
  const answers: Answers = new Map();
  for (const url of ['/api/openapi.json', '/sitemap.xml', '/robots.txt'])
    answers.set(url, plain(await (await fetch(origin + url)).text(), 'json'));
  for (const role of Object.keys(roles)) await visitAll(origin, role, answers);
  return answers;
}
