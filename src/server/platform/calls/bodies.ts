// Bodies are JSON in UTF-8 and nothing else; anyone who needs other bytes (a webhook, an upload) says so for its route. Files are
// read after the caller was admitted, into memory, within limits.
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#src/domain/limits.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Replaces the framework's parsers: plain text is refused with 415, broken UTF-8 with 400 and not silently mended. */
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
// The largest size that is still under the limit (each under 5 MB).
const photoBytesMax = limits.reviewPhotoBytesBelow - 1;

/** Registers the parser in a scope of its own: everywhere else a body is JSON. */
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
  /** Texts by the names of their parts. A form sends what was left out as an empty text; those are no fields. */
  fields: Record<string, string>;
  files: Buffer[];
}

/** What the parser's own refusals mean to a guest; everything else goes on as it is. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  FST_REQ_FILE_TOO_LARGE: 'photo-size',
  FST_FILES_LIMIT: 'photo-count',
  FST_PARTS_LIMIT: 'bad-input',
  FST_FIELDS_LIMIT: 'bad-input',
  FST_PROTO_VIOLATION: 'bad-input',
  FST_MP_PREMATURE_CLOSE: 'bad-input',
};

/** Reads the parts. Files under other names than the wanted, too many and too large ones are refused. */
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

/** What the parser throws without a code: a body that is none of the parts that its head announces. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && /Boundary not found|^Malformed|unexpected end of multipart/i.test(error.message);
}

/** A form whose file field was left empty sends a part without a name and without bytes. */
function isLeftOut(part: MultipartFile, bytes: Buffer): boolean {
  return bytes.length === 0 && part.filename === '';
}
