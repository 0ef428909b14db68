// Parses request bodies: UTF-8 JSON unless a route accepts more. Files are read into memory after admission, within
// limits.
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#src/domain/limits.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Plain text gets 415, invalid UTF-8 400. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      const broken = Object.assign(new SyntaxError('the body is not UTF-8'), { statusCode: 400 });
      done(broken);
      return;
    }
    void parse(request, text, done);
  });
}

const fieldsMax = 20;
const fieldBytes = 20_000;
const ignoredMax = 4;
// The largest size below the limit (5 MB each).
const photoBytesMax = limits.reviewPhotoBytesBelow - 1;

/** Register it in its own scope: it replaces the body parser. */
export async function takeMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: {
      fileSize: photoBytesMax,
      fields: fieldsMax,
      fieldSize: fieldBytes,
      headerPairs: 50,
    },
  });
}

interface MultipartBody {
  /** Omitted fields, which forms send as empty text, are dropped. */
  fields: Record<string, string>;
  files: Buffer[];
}

/** Maps errors of the parser; others pass. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  FST_REQ_FILE_TOO_LARGE: 'photo-size',
  FST_FILES_LIMIT: 'photo-count',
  FST_PARTS_LIMIT: 'bad-input',
  FST_FIELDS_LIMIT: 'bad-input',
  FST_PROTO_VIOLATION: 'bad-input',
  FST_MP_PREMATURE_CLOSE: 'bad-input',
};

/** Refuses unexpected, too many and too large files. */
export async function readMultipart(
  request: FastifyRequest,
  spec: CallSpec['files'],
): Promise<MultipartBody | Refusal> {
  const fields: Record<string, string> = {};
  const files: Buffer[] = [];
  try {
    const most = (spec?.most ?? 1) + (spec?.ignoresOthers ? ignoredMax : 0);
    const fileSize = spec?.limit?.bytes ?? photoBytesMax;
    for await (const part of request.parts({ limits: { files: most, fileSize } })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string' && part.value !== '') fields[part.fieldname] = part.value;
        continue;
      }
      const bytes = await part.toBuffer();
      if (isLeftOut(part, bytes)) continue;
      if (part.fieldname !== spec?.part && spec?.ignoresOthers) continue;
      if (part.fieldname !== spec?.part)
        return refuse('bad-input', { [part.fieldname.slice(0, 64)]: fieldText('unknown') });
      files.push(bytes);
    }
  } catch (error) {
    const code = refusals[String((error as { code?: unknown }).code)];
    if (code === 'photo-size') return refuse(spec?.limit?.refusal ?? code);
    if (code !== undefined) return refuse(code);
    if (isMalformed(error)) return refuse('bad-input');
    throw error;
  }
  return files.length > (spec?.most ?? 1) ? refuse('photo-count') : { fields, files };
}

/** Malformed bodies throw errors without a code. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && /Boundary not found|^Malformed|unexpected end of multipart/i.test(error.message);
}

/** A form sends an empty part for a file field without a file. */
function isLeftOut(part: MultipartFile, bytes: Buffer): boolean {
  return bytes.length === 0 && part.filename === '';
}
