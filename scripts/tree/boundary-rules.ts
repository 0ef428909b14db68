// Allowed imports as data (ADR 110). Each rule has a planted violation in tests/repo/fixtures/.

export interface BoundaryRule {
  name: string;
  because: string;
  /** The rule's files; `forbids` gets the first group. */
  from: RegExp;
  except?: RegExp;
  forbids: (to: string, group: string) => boolean;
  /** Type imports are allowed, because nothing of them runs. */
  allowsTypes?: true;
  /** Also checks indirect imports. */
  reaches?: true;
}

const isIn = (folder: string) => (to: string) => to.startsWith(folder);
const isProject = (to: string) => /^(src|sandbox|tests|scripts|proofs|demo)\//.test(to);
const isOneOf =
  (...names: string[]) =>
  (to: string) =>
    names.includes(to);

/** Files that may contain SQL: queries, a feature's entry, everything below db, demo data, and the start. */
export const sqlPlaces =
  /^src\/server\/(platform\/db\/|seed\/|platform\/start\/[a-z-]*database\.ts$|.*\/?queries(\.ts$|\/)|.*\/index\.ts$)/;

/**
 * Layers of src/server, lowest first: imports only go to lower layers, so folders never form cycles. `http` handles
 * requests and knows no feature; `calls` routes to all features.
 */
export const serverLayers: readonly (readonly string[])[] = [
  [
    'platform/config',
    'platform/answer-cache.ts',
    'platform/keys.ts',
    'platform/locale.ts',
    'platform/log.ts',
    'platform/metrics.ts',
    'platform/phone-number.ts',
  ],
  ['platform/config.ts', 'platform/sealed.ts', 'platform/secrets.ts'],
  ['platform/db', 'platform/limits', 'platform/pictures', 'map', 'platform/page-views'],
  ['providers', 'catalogue-import', 'platform/settings'],
  ['search'],
  ['services.ts'],
  ['call.ts', 'booking-texts'],
  ['host-texts'],
  ['phone'],
  ['platform/http'],
  ['platform/replica'],
  ['features'],
  ['platform/backup', 'platform/calls', 'notifications', 'seed'],
  ['platform/jobs', 'pages'],
  ['ssr.ts'],
  ['app.ts', 'platform/start'],
  ['main.ts'],
];
const layerOf = (name: string) => serverLayers.findIndex((layer) => layer.includes(name));

/** Layers of src/web, lowest first. Files in src/web itself (routes, entries) are above them. */
export const webLayers: Layers = [['ui'], ['platform'], ['guest', 'check'], ['host'], ['admin']];

/** Shared layers of guest pages, lowest first. Other folders of src/web/guest have pages and are not imported. */
export const guestLayers: Layers = [
  ['user'],
  ['cards', 'map', 'message'],
  ['saved'],
  ['booking', 'search'],
  ['inquiry', 'pickup'],
  ['checkout', 'popups'],
  ['layout'],
];

type Layers = readonly (readonly string[])[];

/** True unless `to` is in a lower layer than `from`, or the same folder. Folders without a layer are above all. */
function isAbove(layers: Layers, from: string, to: string | undefined): boolean {
  if (to === undefined || to === from) return false;
  const at = (room: string) => layers.findIndex((layer) => layer.includes(room));
  return at(to) < 0 || (at(from) >= 0 && at(to) >= at(from));
}
const serverName = (path: string) => /^src\/server\/((?:platform\/)?[^/]+)/.exec(path)?.[1] ?? '';

export const boundaryRules: readonly BoundaryRule[] = [
  {
    name: 'domain-alone',
    because: 'business rules are pure: they import only each other',
    from: /^src\/domain\//,
    forbids: (to) => !to.startsWith('src/domain/'),
  },
  {
    name: 'texts-on-domain',
    because: 'texts are formatted the same way on the server and in the browser',
    from: /^src\/texts\//,
    forbids: (to) => isProject(to) && !/^src\/(texts|domain)\//.test(to),
  },
  {
    name: 'contract-on-domain-and-zod',
    because: 'the contract is read by server and browser alike',
    from: /^src\/contract\//,
    forbids: (to) => !/^(src\/(contract|domain|texts)\/|npm:zod$)/.test(to),
  },
  {
    name: 'web-never-reaches-server',
    because: 'no server code may reach the bundle, not even through a third file',
    from: /^src\/web\//,
    forbids: isIn('src/server/'),
    reaches: true,
  },
  {
    name: 'web-carries-no-zod-or-node',
    because: 'the browser gets types of the contract, never its schemas',
    from: /^src\/web\//,
    forbids: (to) => to === 'npm:zod' || to.startsWith('node:'),
    allowsTypes: true,
    reaches: true,
  },
  {
    name: 'server-renders-in-one-place',
    because: 'only ssr.ts imports the pages at run time',
    from: /^src\/server\//,
    except: /^src\/server\/ssr\.ts$/,
    forbids: isIn('src/web/'),
    allowsTypes: true,
  },
  {
    name: 'server-layers',
    because: 'a folder of the server imports only lower layers (serverLayers)',
    from: /^src\/server\/((?:platform\/)?[^/]+)/,
    forbids: (to, name) => serverName(to) !== name && layerOf(serverName(to)) >= Math.max(0, layerOf(name)),
  },
  {
    name: 'features-meet-at-the-entry',
    because: 'other features import only index.ts',
    from: /^src\/server\/features\/([^/]+)\//,
    forbids: (to, feature) => {
      const [, other, inside = ''] = /^src\/server\/features\/([^/]+)\/(.*)$/.exec(to) ?? [];
      return other !== undefined && other !== feature && inside !== 'index.ts';
    },
  },
  {
    name: 'web-layers',
    because: 'a folder of the web imports only lower layers (webLayers); the entries combine them',
    from: /^src\/web\/([^/]+)\//,
    forbids: (to, room) => isAbove(webLayers, room, /^src\/web\/([^/]+)/.exec(to)?.[1]),
  },
  {
    name: 'guest-subjects-apart',
    because: 'a guest subject imports only shared subjects in lower layers (guestLayers)',
    from: /^src\/web\/guest\/([^/]+)\//,
    forbids: (to, subject) => isAbove(guestLayers, subject, /^src\/web\/guest\/([^/]+)\//.exec(to)?.[1]),
  },
  {
    name: 'host-subjects-apart',
    because: 'subjects of the host panel share its frame, the files of src/web/host itself',
    from: /^src\/web\/host\/([^/]+)\//,
    forbids: (to, subject) => isAbove([], subject, /^src\/web\/host\/([^/]+)\//.exec(to)?.[1]),
  },
  {
    name: 'ui-knows-nothing',
    because: 'generic components know no calls and no business, and of the domain only typed input',
    from: /^src\/web\/ui\//,
    forbids: (to) => /^src\/(contract|server|domain\/(?!typed\/))/.test(to),
  },
  {
    name: 'sandbox-is-isolated',
    because: 'the payment sandbox must learn the protocol from the wire, as the real provider does (ADR 013)',
    from: /^sandbox\//,
    forbids: (to) => isProject(to) && !to.startsWith('sandbox/'),
  },
  {
    name: 'nobody-imports-the-sandbox',
    because: 'the program reaches the sandbox over HTTP only (ADR 013)',
    from: /^src\//,
    forbids: isIn('sandbox/'),
  },
  {
    name: 'sql-in-queries-only',
    because: 'statements are in files named for them',
    from: /^src\//,
    except: sqlPlaces,
    forbids: isOneOf('npm:kysely', 'npm:pg'),
    allowsTypes: true,
  },
  {
    name: 'source-without-tests-and-scripts',
    because: 'the program runs without its tests, scripts and proofs, and without the code that draws the demo',
    from: /^src\//,
    forbids: (to) => /^(tests|scripts|proofs|demo\/art)\//.test(to),
  },
];
