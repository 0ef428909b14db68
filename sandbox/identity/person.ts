// The person to log in as: an email and a name, entered on the spot.
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html } from '#sandbox/pages/html.ts';
import { sendPage } from '#sandbox/pages/layout.ts';

export interface Person {
  /** The provider's stable id of the person: the same email gives the same id. */
  readonly subject: string;
  /** Empty: the provider shares no email. */
  readonly email: string;
  readonly isVerified: boolean;
  readonly first: string;
  readonly last: string;
}

/** Reads the form; null when the person declines. */
export function personOf(provider: string, body: unknown): Person | null {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim().slice(0, 200) : '');
  if (fields['outcome'] !== 'agree') return null;
  const email = text('email');
  const hash = createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest('hex');
  const subject = BigInt(`0x${hash.slice(0, 17)}`)
    .toString()
    .padStart(21, '1');
  const isVerified = fields['verified'] === '1';
  return {
    subject,
    email: fields['hidden'] === '1' ? '' : email,
    isVerified,
    first: text('first'),
    last: text('last'),
  };
}

const titles = { google: 'Continue with Google', facebook: 'Continue with Facebook' } as const;

/** Replaces the password and consent pages of a real provider. */
export function askPerson(
  reply: FastifyReply,
  { provider, action, shop }: { provider: keyof typeof titles; action: string; shop: string },
): FastifyReply {
  const more =
    provider === 'google'
      ? html`<label class="check"><input type="checkbox" name="verified" value="1" checked /> Google has checked this address</label>`
      : html`<label class="check"><input type="checkbox" name="hidden" value="1" /> Keep the address from the shop</label>`;
  const body = html`<p class="soft">In the real page you would log in and agree. Here you say who you are; nobody is asked.</p>
    <div class="card">
      <form method="post" action="${action}" class="stack">
        <label>Email <input type="email" name="email" value="mara@example.com" required maxlength="200" /></label>
        <label>First name <input name="first" value="Mara" maxlength="200" /></label>
        <label>Last name <input name="last" value="Sample" maxlength="200" /></label>
        ${more}
        <button class="main" name="outcome" value="agree">Continue to the shop</button>
        <button name="outcome" value="cancel" formnovalidate>Cancel and go back to the shop</button>
      </form>
    </div>`;
  const banner = html`<strong>Stand-in for a login page.</strong> It has no real accounts.`;
  return sendPage(reply, 200, { title: titles[provider], body, narrow: true, formTargets: [shop], banner });
}

/** A login that does not exist or has been answered. */
export function sendGone(reply: FastifyReply): FastifyReply {
  const body = html`<p>This page has been answered already, or was opened without a shop. Go back to the shop and try again.</p>`;
  return sendPage(reply, 400, { title: 'Nothing to agree to', body, narrow: true });
}
