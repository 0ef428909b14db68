import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { credentialBytesMax } from '#src/domain/credentials/kinds.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { panelPeople, type PanelPerson, type Said, usePanel } from '#tests/support/host/panel-suite.ts';
import { photoOf } from '#tests/support/pictures/uploads.ts';
import { deliver } from '#tests/support/tampering/mailed-links.ts';
import { as } from '#tests/support/app/tokens.ts';
import { warnOfCredentials } from './credentials.ts';

const suite = usePanel();
beforeEach(async () => {
  for (const table of ['host_document', 'staff_task', 'rate_limit', 'mail', 'outbox'])
    await suite.base.pool.query(`delete from ${table}`);
  await suite.base.pool.query('update user_account set is_id_verified = false');
});

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function send(file: Buffer, fields: Record<string, string> = {}, who: PanelPerson = 'host') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'id', ...fields })) form.set(name, value);
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), '../../etc/passwd.png');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await suite.program.app.inject({
    method: 'POST',
    url: '/api/credential/upload',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...as(who) },
  });
  return answer.json() as Said & { data: { id: string } };
}
const list = async (who: PanelPerson = 'host') =>
  (await suite.call('credential/list', { host_id: hostId }, who)) as unknown as {
    code?: string;
    is_id_verified: boolean;
    data: { id: string; state: string; file: string; words: string; views: { by: string; act: string }[] }[];
  };
const open = (id: string, who: PanelPerson) =>
  suite.program.app.inject({ url: `/host-documents/${id}`, headers: as(who) });
const decide = (document_id: string, more: object = {}, who: PanelPerson = 'olga') =>
  suite.call('credential/decide', { document_id, decision: 'verified', ...more }, who);
const tasks = async () =>
  (await suite.rows(`select from staff_task where kind = 'host_document' and closed_at is null`)).length;

describe('handing in a paper', () => {
  it('keeps a picture sealed, without what its camera wrote, and opens a task', async () => {
    const photo = await photoOf('teal', { width: 300, height: 200 });
    expect(photo.includes('Camera')).toBe(true);
    const sent = await send(photo, { expires_on: inDays(400) });
    expect(sent).toMatchObject({ data: { kind: 'id', state: 'waiting', file: 'picture', sent_by: 'Mai', views: [] } });
    const [row] = await suite.rows<{ sealed: Buffer }>('select sealed from host_document');
    for (const plain of ['WEBP', 'Camera', 'RIFF']) expect(row!.sealed.includes(plain)).toBe(false);
    const seen = await open(sent.data.id, 'olga');
    expect(seen.statusCode).toBe(200);
    const { format, width, exif } = await sharp(seen.rawPayload).metadata();
    expect([format, width, exif]).toEqual(['webp', 300, undefined]);
    expect(await tasks()).toBe(1);
  });

  it('keeps a PDF as it is, and hands it out as a file that is only ever saved', async () => {
    const { data } = await send(pdf, { kind: 'licence' });
    const seen = await open(data.id, 'olga');
    expect(seen.rawPayload.equals(pdf)).toBe(true);
    expect(seen.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="licence-[0-9a-f]{8}\.pdf"$/),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('goes by the first bytes of a file, and by nothing that its sender says', async () => {
    for (const bytes of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<!doctype html><script>alert(1)</script>',
      'GIF89a, they said, and more of it',
      '\u0089PNG\r\n\u001a\n and then nothing of a picture',
    ])
      expect((await send(Buffer.from(bytes, 'latin1'))).code).toBe('document-type');
    expect((await send(Buffer.concat([pdf, Buffer.alloc(credentialBytesMax)]))).code).toBe('document-size');
    const largest = Buffer.concat([pdf, Buffer.alloc(credentialBytesMax - pdf.length)]);
    expect(await send(largest, { kind: 'licence' })).toMatchObject({ data: { bytes: credentialBytesMax } });
  });

  it('asks for the last day of an insurance, and takes none that is past', async () => {
    expect(await send(pdf, { kind: 'insurance' })).toMatchObject({ fields: { expires_on: expect.any(String) } });
    expect(await send(pdf, { expires_on: inDays(-1) })).toMatchObject({ fields: { expires_on: expect.any(String) } });
    expect(await send(pdf, { kind: 'insurance', expires_on: inDays(0) })).toMatchObject({ status: 'success' });
    expect((await suite.call('credential/upload', { kind: 'id' }, 'host')).code).toBe('bad-input');
  });

  it('is for who looks after papers of this host, and twelve at most', async () => {
    for (const who of ['guide', 'other', 'nina'] as const)
      expect(['page-not-found', 'forbidden']).toContain((await send(pdf, { host_id: hostId }, who)).code);
    expect(await send(pdf, { host_id: hostId }, 'coordinator')).toMatchObject({ data: { sent_by: 'Coordinator' } });
    const ends = await Promise.all(Array.from({ length: 14 }, () => send(pdf)));
    expect(ends.filter(({ code }) => code === 'document-limit')).toHaveLength(3);
  });
});

describe('who sees a paper', () => {
  it('is an operator and nobody else, and each look is written down for the host', async () => {
    const { data } = await send(pdf);
    for (const who of ['host', 'manager', 'coordinator', 'other', 'guide', 'nina'] as const)
      expect([who, (await open(data.id, who)).statusCode]).toEqual([who, 404]);
    expect((await suite.program.app.inject({ url: `/host-documents/${data.id}` })).statusCode).toBe(404);
    expect((await open('3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'olga')).statusCode).toBe(404);
    expect((await open('..%2f..%2fetc%2fpasswd', 'olga')).statusCode).toBe(404);
    expect((await list()).data[0]!.views).toEqual([]);
    await open(data.id, 'olga');
    await open(data.id, 'otto');
    expect((await list('coordinator')).data[0]!.views).toMatchObject([
      { by: 'Otto', act: 'opened' },
      { by: 'Olga', act: 'opened' },
    ]);
    for (const who of ['host', 'coordinator'] as const)
      expect((await suite.call('credential/queue', {}, who)).code).toBe('forbidden');
  });

  it('nobody, once its bytes are changed or moved to another row', async () => {
    const first = await send(pdf);
    const second = await send(pdf);
    await suite.rows(
      'update host_document set sealed = (select sealed from host_document where id = $2) where id = $1',
      [first.data.id, second.data.id],
    );
    expect((await open(first.data.id, 'olga')).statusCode).toBe(503);
    expect((await list()).data.find(({ id }) => id === first.data.id)!.views).toEqual([]);
  });

  it('no list reads the bytes', async () => {
    await send(pdf);
    const queue = (await suite.call('credential/queue', {}, 'olga')) as unknown as { total: number; data: object[] };
    expect(queue.total).toBe(1);
    expect(JSON.stringify(queue) + JSON.stringify(await list())).not.toContain('sealed');
  });
});

describe('a decision', () => {
  it('that verifies an identity gives the badge, tells host and team, and closes the task', async () => {
    const { data } = await send(pdf, { expires_on: inDays(100) });
    expect(await decide(data.id)).toMatchObject({ status: 'success' });
    expect(await list()).toMatchObject({
      is_id_verified: true,
      data: [{ state: 'verified', views: [{ by: 'Olga', act: 'verified' }] }],
    });
    expect(await tasks()).toBe(0);
    const told = await suite.queued('credential-decided');
    expect(told.map(({ user_id }) => user_id).toSorted()).toEqual(
      [hostId, panelPeople.coordinator, panelPeople.manager].toSorted(),
    );
    await deliver(suite.program);
    const [mail] = await suite.rows<{ subject: string }>(
      `select subject from mail where recipient = 'host@example.test'`,
    );
    expect(mail!.subject).toBe('Verified: ID document (Mai)');
  });

  it('needs words where it refuses, is made once, and can still turn out wrong', async () => {
    const { data } = await send(pdf);
    expect(await decide(data.id, { decision: 'refused' })).toMatchObject({ fields: { words: expect.any(String) } });
    expect(await decide(data.id)).toMatchObject({ status: 'success' });
    expect((await decide(data.id, {}, 'otto')).code).toBe('document-decided');
    expect(await decide(data.id, { decision: 'refused', words: 'It was a copy.' }, 'otto')).toMatchObject({
      status: 'success',
    });
    expect(await list()).toMatchObject({
      is_id_verified: false,
      data: [{ state: 'refused', words: 'It was a copy.' }],
    });
    expect((await decide(data.id)).code).toBe('document-decided');
    for (const who of ['host', 'manager', 'coordinator'] as const)
      expect((await decide(data.id, {}, who)).code).toBe('forbidden');
  });

  it('of two operators at once is one', async () => {
    const { data } = await send(pdf);
    const ends = await Promise.all([decide(data.id), decide(data.id, {}, 'otto')]);
    expect(ends.map(({ code }) => code ?? 'done').toSorted()).toEqual(['document-decided', 'done']);
  });

  it('about another kind of paper gives no badge, and refusing one that waits takes none', async () => {
    const licence = await send(pdf, { kind: 'licence' });
    await decide(licence.data.id);
    expect((await list()).is_id_verified).toBe(false);
    await suite.rows('update user_account set is_id_verified = true where id = $1', [hostId]);
    const id = await send(pdf);
    await decide(id.data.id, { decision: 'refused', words: 'Too dark to read.' });
    expect((await list()).is_id_verified).toBe(true);
  });
});

describe('the end of a paper', () => {
  const endsIn = (days: number) =>
    suite.rows(`update host_document set expires_on = (banyan_now() at time zone 'UTC')::date + $1::integer`, [days]);

  it('is told 30 and 7 days before and after it, each once, and takes the badge', async () => {
    const { data } = await send(pdf, { expires_on: inDays(90) });
    await decide(data.id);
    const told = async () =>
      (await suite.queued('credential-ending')).filter(({ user_id }) => user_id === hostId).map(({ days }) => days);
    const run = async () => [
      await warnOfCredentials(suite.program.services),
      await warnOfCredentials(suite.program.services),
    ];
    expect(await run()).toEqual([0, 0]);
    await endsIn(30);
    expect(await run()).toEqual([1, 0]);
    await endsIn(8);
    expect(await run()).toEqual([0, 0]);
    await endsIn(7);
    expect(await run()).toEqual([1, 0]);
    await endsIn(0);
    expect(await run()).toEqual([0, 0]);
    expect((await list()).is_id_verified).toBe(true);
    await endsIn(-1);
    expect(await run()).toEqual([1, 0]);
    expect(await told()).toEqual([30, 7, -1]);
    expect(await list()).toMatchObject({ is_id_verified: false, data: [{ state: 'expired' }] });
    await deliver(suite.program);
    const mails = await suite.rows<{ subject: string }>(
      `select subject from mail where recipient = 'coordinator@panel.example.test' and kind = 'credential-ending' order by outbox_id`,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Expiring soon: ID document (Mai)',
      'Expiring soon: ID document (Mai)',
      'Expired: ID document (Mai)',
    ]);
  });

  it('is told once by several workers at the same time', async () => {
    const { data } = await send(pdf, { expires_on: inDays(90) });
    await decide(data.id);
    await endsIn(5);
    const { services } = suite.program;
    const ends = await Promise.all(Array.from({ length: 4 }, () => warnOfCredentials(services)));
    expect(ends.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  it('by its host takes the bytes and the badge at once, and leaves who saw it', async () => {
    const { data } = await send(pdf);
    await decide(data.id);
    expect((await suite.call('credential/remove', { document_id: data.id }, 'other')).code).toBe('document-not-found');
    expect(await suite.call('credential/remove', { document_id: data.id }, 'host')).toMatchObject({
      status: 'success',
    });
    expect(await suite.rows('select sealed from host_document')).toEqual([{ sealed: null }]);
    expect(await list()).toMatchObject({
      is_id_verified: false,
      data: [{ state: 'removed', views: [{ by: 'Olga', act: 'verified' }] }],
    });
    expect((await open(data.id, 'olga')).statusCode).toBe(404);
    expect((await suite.call('credential/remove', { document_id: data.id }, 'host')).code).toBe('document-not-found');
    expect((await decide(data.id)).code).toBe('document-not-found');
  });

  it('of one of two identities leaves the badge to the other', async () => {
    const first = await send(pdf);
    const second = await send(pdf);
    await decide(first.data.id);
    await decide(second.data.id);
    await suite.call('credential/remove', { document_id: first.data.id }, 'host');
    expect((await list()).is_id_verified).toBe(true);
    await suite.call('credential/remove', { document_id: second.data.id }, 'host');
    expect((await list()).is_id_verified).toBe(false);
  });
});
