// Entry point of host documents (docs/domain/hosts.md#documents).
import { credentialCalls } from './credentials.ts';

export const credentialsHandlers = {
  ...credentialCalls,
} as const;

export { registerCredentialFiles } from './credentials.ts';
export { findMailedCredential, type MailedCredential } from './credential-queries.ts';
export { warnOfCredentials } from './credentials.ts';
