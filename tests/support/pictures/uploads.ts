// Files as a browser or a program sends them, and images to send.
import sharp from 'sharp';
import type { Program } from '#tests/support/app/program.ts';

/** A JPEG with location and camera metadata. */
export function photoOf(color: string, { width = 40, height = 30, orientation = 1 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera', Model: 'Somewhere' },
      IFD3: { GPSLatitude: '21/1 1/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

interface Sent {
  status: number;
  body: { status: string; code: string; id: string; image: string; data: Record<string, unknown> };
}

/** Sends files to image/upload under a Bearer token. */
export async function upload(
  { app }: Pick<Program, 'app'>,
  token: string,
  files: readonly Buffer[],
  {
    fields = {},
    part = 'file',
    name = 'photo.jpg',
  }: { fields?: Record<string, string>; part?: string; name?: string } = {},
): Promise<Sent> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  for (const bytes of files) form.append(part, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/image/upload',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}
