// A passkey device in software: signs like a browser after its owner's approval.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

export interface SoftPasskey {
  readonly id: string;
  /** The public key as the server stores it (COSE, ES256). */
  readonly publicKey: Buffer;
  /** Signs a challenge for a site, and returns its browser's JSON. */
  sign(challenge: string, site: { id: string; origin: string }): string;
}

const [userPresent, userVerified] = [1, 4];

/** A new key on a device with user verification. */
export function softPasskey(): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const part = (text: string) => Buffer.from(text, 'base64url');
  const id = randomBytes(16).toString('base64url');
  let used = 0;
  return {
    id,
    // A map of key type EC2, algorithm ES256, curve P-256 and the two coordinates.
    publicKey: Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      part(x),
      Buffer.from('225820', 'hex'),
      part(y),
    ]),
    sign(challenge, site) {
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: site.origin }));
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE((used += 1));
      const data = Buffer.concat([
        createHash('sha256').update(site.id).digest(),
        Buffer.from([userPresent + userVerified]),
        counter,
      ]);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return JSON.stringify({
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      });
    },
  };
}
