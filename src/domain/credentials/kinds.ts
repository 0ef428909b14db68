// Credentials that a host may upload (docs/domain/hosts.md#accepted-documents). Apart from the dates, so that browsers
// can load it.

export const credentialKinds = ['id', 'licence', 'insurance'] as const;

export type CredentialKind = (typeof credentialKinds)[number];

/** 10 MB, inclusive. */
export const credentialBytesMax = 10 * 1_048_576;

/** Of one host at a time. */
export const credentialsMax = 12;

/** The file's kind by its first bytes; its name and declared type are ignored. Null for kinds that are not accepted. */
export function credentialFile(head: Uint8Array): 'pdf' | 'picture' | null {
  const text = String.fromCharCode(...head.subarray(0, 12));
  if (text.startsWith('%PDF-')) return 'pdf';
  const isJpeg = head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff;
  const isPng = text.startsWith('\u0089PNG\r\n\u001a\n');
  const isWebp = text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP';
  const isAvif = text.slice(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text.slice(8, 12));
  return isJpeg || isPng || isWebp || isAvif ? 'picture' : null;
}
