// Ed25519 in browsers: by the platform where it can, else by a small library that is loaded only then.

/** True when `signature` is the key's over `signed`. All of them are raw bytes. */
export async function isSigned(key: Bytes, signature: Bytes, signed: Bytes): Promise<boolean> {
  if (key.length !== 32 || signature.length !== 64) return false;
  const platform = await importKey(key);
  if (platform) return crypto.subtle.verify('Ed25519', platform, signature, signed);
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, signed, key);
}

/** Bytes as the platform takes them: not shared with another thread. */
export type Bytes = Uint8Array<ArrayBuffer>;

async function importKey(key: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
  } catch {
    // Browsers before 2025 do not know the curve.
    return null;
  }
}

/** The bytes of a base64url text; null when it is none. */
export function bytesOf(text: string): Bytes | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
