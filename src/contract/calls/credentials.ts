// Credentials of hosts: hosts upload and remove them, operators review them (docs/domain/hosts.md#documents).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { credentialBytesMax, credentialKinds } from '#src/domain/credentials/kinds.ts';
import type { CallSpec } from '#src/contract/call.ts';

const kind = z.enum(credentialKinds);

const host = { host_id: p.uuid.optional() };

const fields = {
  id: p.uuid,
  kind,
  state: z.enum(['waiting', 'verified', 'refused', 'expired', 'removed']),
  file: z.enum(['pdf', 'picture']),
  bytes: p.count,
  expires_on: p.date.nullable(),
  words: z.string().meta({ description: 'Reason why the credential was rejected' }),
  sent_at: p.instant,
  sent_by: z.string(),
  views: z
    .array(z.strictObject({ at: p.instant, by: z.string(), act: z.enum(['opened', 'verified', 'refused']) }))
    .meta({ description: 'Views and decisions of the credential, newest first' }),
};

const credential = z.strictObject(fields).meta({ id: 'HostCredential' });

export const credentialsCalls = {
  'credential/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the credentials of a host with their states, and who viewed them',
    in: z.strictObject(host),
    out: z.strictObject({ data: z.array(credential), is_id_verified: z.boolean() }),
  },
  'credential/upload': {
    access: 'host',
    effect: 'write',
    rate: 'upload',
    summary: 'Uploads a credential: one photo or PDF of up to 10 MB, in the part `file`',
    body: 'multipart',
    files: { part: 'file', least: 1, most: 1, limit: { bytes: credentialBytesMax, refusal: 'document-size' } },
    in: z.strictObject({ ...host, kind, expires_on: p.date.optional() }),
    out: z.strictObject({ data: credential, message: z.string() }),
  },
  'credential/remove': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Removes a credential and deletes its file',
    in: z.strictObject({ ...host, document_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
  'credential/queue': {
    access: 'operator',
    permission: 'documents',
    effect: 'read',
    rate: 'read',
    summary: 'Lists credentials to review, oldest first, or decided ones, newest first',
    in: z.strictObject({ state: z.enum(['waiting', 'decided']).optional(), offset: p.offset.optional() }),
    out: z.strictObject({
      data: z.array(
        z
          .strictObject({
            ...fields,
            host: z.strictObject({ id: p.uuid, name: z.string(), is_id_verified: z.boolean() }),
            url: z.string(),
          })
          .meta({ id: 'QueuedCredential' }),
      ),
      total: p.count,
    }),
  },
  'credential/decide': {
    access: 'operator',
    permission: 'documents',
    effect: 'write',
    about: { credential: 'document_id' },
    rate: 'write',
    summary: 'Verifies a credential, or rejects it with a reason for the host',
    in: z.strictObject({
      document_id: p.uuid,
      decision: z.enum(['verified', 'refused']),
      words: p.paragraphs(500).optional(),
      expires_on: p.date.optional().meta({ description: 'Last day of validity, as printed on the credential' }),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
