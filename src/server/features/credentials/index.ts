// Entry point of host credentials: ID, licence and insurance, their approval and expiry (docs/domain/hosts.md#documents).
import { credentialCalls } from './credentials.ts';

export const credentialsHandlers = {
  ...credentialCalls,
} as const;

export { registerCredentialFiles } from './credentials.ts';
export { findMailedCredential, type MailedCredential } from './credential-queries.ts';
export { warnOfCredentials } from './credentials.ts';
