// Paths that try to leave a folder: every notation of a step upwards, a root, and a hidden ending.

/** Files that an attacker wants, and what each would show. */
const targets = [
  'etc/passwd',
  'package.json',
  '.env',
  'windows/win.ini',
  'proc/self/environ',
  'src/server/platform/config.ts',
];

/** Notations of "one folder up". */
const steps = [
  '../',
  '..\\',
  '..%2f',
  '..%2F',
  '..%5c',
  '%2e%2e/',
  '%2E%2E/',
  '%2e%2e%2f',
  '%2e%2e%5c',
  '.%2e/',
  '%2e./',
  // Encoded twice and thrice.
  '..%252f',
  '%252e%252e/',
  '%252e%252e%252f',
  '..%255c',
  '%25252e%25252e%25252f',
  // Overlong UTF-8, and bytes that only look like it.
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '%c0%ae%c0%ae%c0%af',
  '..%c1%9c',
  '..%c1%af',
  '..%e0%80%af',
  '%e0%80%ae%e0%80%ae/',
  '..%f0%80%80%af',
  '..%fc%80%80%80%80%af',
  '..%c0%2f',
  '..%c0%5c',
  // Full-width and other look-alikes, and an old escape of browsers.
  '%ef%bc%8e%ef%bc%8e%ef%bc%8f',
  '..%e2%88%95',
  '..%u2215',
  '%u002e%u002e%u002f',
  // Steps that become steps again after a filter removes some.
  '....//',
  '....\\\\',
  '..././',
  '...\\.\\',
  '..%2f%2f',
  './/../',
  './.././',
  // Some servers end a segment here.
  '..;/',
  '..%3b/',
  '..%00/',
  '..%0d%0a/',
  '..%09/',
  '..%20/',
  '..%23/',
  '..%3f/',
];

/** Ways to name a place without a step. */
const roots = [
  '/etc/passwd',
  '//etc/passwd',
  '///etc/passwd',
  '%2fetc%2fpasswd',
  '%252fetc%252fpasswd',
  '%5cetc%5cpasswd',
  'file:///etc/passwd',
  'file:%2f%2f%2fetc%2fpasswd',
  'c:/windows/win.ini',
  'c:%5cwindows%5cwin.ini',
  'C:\\windows\\win.ini',
  '\\\\127.0.0.1\\c$\\windows\\win.ini',
  '%5c%5c127.0.0.1%5cc$%5cwindows%5cwin.ini',
  '//127.0.0.1/c$/windows/win.ini',
  '%2f%2f127.0.0.1%2fshare%2ffile',
  'http://127.0.0.1/',
  'http:%2f%2f127.0.0.1%2f',
  '~root/',
  '~/.ssh/id_rsa',
  '.',
  '..',
  '...',
  '%2e',
  '%2e%2e',
  '%00',
  '%00/',
  'con',
  'nul.avif',
  'aux.webp',
  '.git/config',
  '.htaccess',
];

/** Endings that make a forbidden name look like an image. */
const endings = [
  '%00.avif',
  '%00.jpg',
  '%2500.webp',
  '.avif',
  ';.avif',
  '?x=.avif',
  '%23.avif',
  '%0a.avif',
  '/.',
  '%20',
];

const depths = [1, 2, 3, 6];

/** More than a thousand different paths, to append to a folder's address. */
export const climbs: readonly string[] = [
  ...new Set([
    ...roots,
    ...roots.flatMap((root) => endings.slice(0, 3).map((ending) => root + ending)),
    ...steps.flatMap((step) => depths.flatMap((depth) => targets.slice(0, 3).map((name) => step.repeat(depth) + name))),
    ...steps.flatMap((step) => targets.slice(3).map((name) => step.repeat(4) + name)),
    ...steps.flatMap((step) => endings.map((ending) => `${step.repeat(2)}package.json${ending}`)),
    ...steps.map((step) => `karst-dawn/${step.repeat(3)}package.json`),
  ]),
];

/** The same as raw bytes, which a well-behaved client cannot send. */
export const rawClimbs: readonly Buffer[] = [
  Buffer.from('../../package.json\u0000.avif', 'latin1'),
  Buffer.from([0x2e, 0x2e, 0xc0, 0xaf, 0x2e, 0x2e, 0xc0, 0xaf, 0x70, 0x61, 0x63, 0x6b]),
  Buffer.from([0xc0, 0xae, 0xc0, 0xae, 0x2f, 0x70, 0x61, 0x63, 0x6b, 0x61, 0x67, 0x65]),
  Buffer.from('..\u2215..\u2215package.json', 'utf8'),
  Buffer.from('.. /.. /package.json', 'latin1'),
  Buffer.from('..\t/package.json', 'latin1'),
  Buffer.from('../../package.json#', 'latin1'),
  Buffer.from([0xff, 0xfe, 0x2e, 0x00, 0x2e, 0x00]),
];
