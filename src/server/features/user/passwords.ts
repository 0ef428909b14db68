// Passwords: Node's argon2id (docs/reference/limits.md#secrets-stay-out-of-logs). Each hash names its cost.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** KiB, and passes; one lane. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
}

/** OWASP's second argon2id setting; also of hashes without a cost. */
export const usualPasswordCost: PasswordCost = { memory: 19_456, passes: 2 };

async function tagOf(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return derive('argon2id', { message, nonce: salt, ...cost, parallelism: 1, tagLength: 32 });
}

/** `argon2id$m=<KiB>,t=<passes>$<salt>$<tag>`, base64url. */
export async function hashPassword(password: string, cost: PasswordCost = usualPasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, cost);
  return `argon2id$m=${cost.memory},t=${cost.passes}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

interface Stored {
  cost: PasswordCost;
  salt: Buffer;
  tag: Buffer;
}

function readStored(stored: string): Stored {
  const parts = stored.split('$');
  const [tag = '', salt = ''] = parts.toReversed();
  const [, memory, passes] = /^m=(\d+),t=(\d+)$/.exec(parts[1] ?? '') ?? [];
  return {
    cost: memory && passes ? { memory: Number(memory), passes: Number(passes) } : usualPasswordCost,
    salt: Buffer.from(salt, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
  };
}

const noOne = { salt: Buffer.alloc(16), tag: Buffer.alloc(32) };

/** Null is a missing password or account: the same work, so timing reveals nothing. */
export async function verifyPassword(
  stored: string | null,
  password: string,
  cost: PasswordCost = usualPasswordCost,
): Promise<boolean> {
  const hash = stored === null ? { ...noOne, cost } : readStored(stored);
  const given = await tagOf(password, hash.salt, hash.cost);
  return hash.tag.length === given.length && timingSafeEqual(hash.tag, given) && stored !== null;
}

/** The next login hashes again. */
export function isOfOtherCost(stored: string, cost: PasswordCost): boolean {
  const { memory, passes } = readStored(stored).cost;
  return memory !== cost.memory || passes !== cost.passes;
}
