// Papers of hosts: handed in and removed by the host, looked at by operators (docs/documents.md).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { documentBytesMax, documentKinds } from '#src/domain/credentials/kinds.ts';
import type { CallSpec } from '#src/contract/call.ts';

const kind = z.enum(documentKinds);

const host = { host_id: p.uuid.optional() };

const fields = {
  id: p.uuid,
  kind,
  state: z.enum(['waiting', 'verified', 'refused', 'expired', 'removed']),
  file: z.enum(['pdf', 'picture']),
  bytes: p.count,
  expires_on: p.date.nullable(),
  words: z.string().meta({ description: 'Why it was refused' }),
  sent_at: p.instant,
  sent_by: z.string(),
  views: z
    .array(z.strictObject({ at: p.instant, by: z.string(), act: z.enum(['opened', 'verified', 'refused']) }))
    .meta({ description: 'Who has seen it, the newest first' }),
};

const paper = z.strictObject(fields).meta({ id: 'HostDocument' });

export const credentialsCalls = {
  'paper/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'The papers of a host with their states, and who has seen them',
    in: z.strictObject(host),
    out: z.strictObject({ data: z.array(paper), is_id_verified: z.boolean() }),
  },
  'paper/upload': {
    access: 'host',
    effect: 'write',
    rate: 'upload',
    summary: 'Hands in a paper: one picture or PDF of the part file, up to 10 MB',
    body: 'multipart',
    files: { part: 'file', least: 1, most: 1, limit: { bytes: documentBytesMax, refusal: 'document-size' } },
    in: z.strictObject({ ...host, kind, expires_on: p.date.optional() }),
    out: z.strictObject({ data: paper, message: z.string() }),
  },
  'paper/remove': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Removes a paper; its bytes go at once',
    in: z.strictObject({ ...host, document_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
  'paper/queue': {
    access: 'operator',
    work: 'documents',
    effect: 'read',
    rate: 'read',
    summary: 'Papers that wait, the oldest first; or those that were decided, the newest first',
    in: z.strictObject({ state: z.enum(['waiting', 'decided']).optional(), offset: p.offset.optional() }),
    out: z.strictObject({
      data: z.array(
        z
          .strictObject({
            ...fields,
            host: z.strictObject({ id: p.uuid, name: z.string(), is_id_verified: z.boolean() }),
            url: z.string(),
          })
          .meta({ id: 'QueuedDocument' }),
      ),
      total: p.count,
    }),
  },
  'paper/decide': {
    access: 'operator',
    work: 'documents',
    effect: 'write',
    about: { paper: 'document_id' },
    rate: 'write',
    summary: 'Verifies a paper, or refuses it with words that the host reads',
    in: z.strictObject({
      document_id: p.uuid,
      decision: z.enum(['verified', 'refused']),
      words: p.paragraphs(500).optional(),
      expires_on: p.date.optional().meta({ description: 'The last day as it stands on the paper' }),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
