// The people around a host, on a phone: a guide who is invited, does the day and is removed; a verified document; a
// request, a review and a saved reply.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { arrived, reload, settled, visit } from '#tests/e2e/journey.ts';
import { must, openTripWorld, plainCourse, requestCourse, type TripWorld } from './trip-world.ts';

const width = 375;
const panel = '/dashboard/host-panel';

describe.skipIf(chooseBrowser() === null)('the people around a host', () => {
  let world: TripWorld;
  beforeAll(async () => {
    world = await openTripWorld();
  });
  afterAll(() => world?.close());

  /** A window with a logged-in account; operators have shown their second factor. */
  async function openAs(userId: string): Promise<Guest> {
    const session = randomBytes(32).toString('base64url');
    await world.rows(
      `insert into session (token_hash, user_id, expires_at, factor_at) values ($1, $2, banyan_now() + interval '1 day', banyan_now())`,
      [createHash('sha256').update(session).digest(), userId],
    );
    const guest = await openGuest(world.browser, width);
    await guest.page.context().addCookies([{ name: 'session', value: session, url: world.origin }]);
    return guest;
  }
  async function insertAccount(name: string, roles = ['user']): Promise<{ id: string; email: string }> {
    const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`;
    const [made] = await world.rows<{ id: string }>(
      `insert into user_account (email, first_name, verified_at, roles) values ($1, $2, banyan_now(), $3) returning id`,
      [email, name, roles],
    );
    if (roles.includes('operator'))
      await world.rows(`insert into operator_area (user_id, area) values ($1, 'admin')`, [made!.id]);
    return { id: made!.id, email };
  }
  const open = async (page: Page, path: string) => {
    const answer = await visit(page, `${world.origin}${path}`);
    await settled(page);
    return answer;
  };
  const saysDone = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

  it('a guide is invited by mail, joins, is refused what guides may not, and is removed', async () => {
    const tara = await insertAccount('Tara');
    const host = await world.openHost(plainCourse, width);
    await open(host.page, `${panel}/team`);
    await host.page.getByLabel('Email address').fill(tara.email);
    await host.page.getByRole('button', { name: 'Send invitation' }).click();
    await saysDone(host.page, `We’ve sent an invitation to ${tara.email}`);
    await host.page.getByRole('button', { name: `Cancel invitation: ${tara.email}` }).waitFor();
    await host.expectSound('a team with an invitation');

    const link = await world.linkInMail('team-invitation', tara.email);
    const visitor = await openGuest(world.browser, width);
    await visit(visitor.page, link);
    await settled(visitor.page);
    await visitor.page.getByRole('main').getByRole('link', { name: 'Create an account' }).waitFor();
    await visitor.expectSound('an invitation without a login');
    await visitor.close();

    const guide = await openAs(tara.id);
    await visit(guide.page, link);
    await settled(guide.page);
    await guide.page.getByRole('button', { name: 'Join the team' }).click();
    await arrived(guide.page, (url) => url.pathname === panel);
    for (const section of ['requests', 'reviews', 'replies', 'documents']) {
      await open(guide.page, `${panel}/${section}`);
      await guide.page.getByRole('heading', { name: 'Not part of your role' }).waitFor();
    }
    await open(guide.page, `${panel}/team`);
    await guide.page.getByRole('button', { name: /^Leave this team: / }).waitFor();
    await guide.expectSound('the teams of a guide');

    await reload(host.page);
    await host.page.getByRole('button', { name: 'Remove Tara from the team' }).click();
    await host.page.getByText('Tara loses access right away.').waitFor();
    await host.page.getByRole('button', { name: 'Yes, remove' }).click();
    await saysDone(host.page, 'This person is no longer on the team.');
    await host.page.getByText(tara.email, { exact: true }).waitFor({ state: 'detached' });
    expect((await must(guide.page, 'host/mine', {})).hosts).toEqual([]);
    expect([...host.complaints, ...guide.complaints]).toEqual([]);
    await guide.close();
    await host.close();
  });

  it('a document goes up from the phone, an operator opens it and verifies it, and the badge is there', async () => {
    const { id: hostId } = await world.hostOf(plainCourse);
    await world.rows('update user_account set is_id_verified = false where id = $1', [hostId]);
    const olga = await insertAccount('Olga', ['user', 'operator']);
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#cfd8dc' } })
      .jpeg()
      .toBuffer();
    const host = await world.openHost(plainCourse, width);
    await open(host.page, `${panel}/documents`);
    await host.page.getByText('Not verified yet').waitFor();
    await host.page.getByLabel('Photo or PDF').setInputFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: photo });
    await host.page.getByRole('button', { name: 'Upload document' }).click();
    await saysDone(host.page, 'We’ve received your document.');
    await host.page.getByText('In review').waitFor();
    await host.page.getByText('Not opened yet').waitFor();
    await host.expectSound('documents of a host');

    const operator = await openAs(olga.id);
    await open(operator.page, '/admin');
    await operator.page.getByRole('heading', { name: 'Host document' }).waitFor();
    // The demo has other tasks.
    const task = operator.page.getByRole('article').filter({ hasText: 'Host document' });
    await task.getByRole('link', { name: 'Open' }).last().click();
    await arrived(operator.page, (url) => url.pathname === '/admin/documents');
    await operator.page.getByRole('button', { name: /^Open the photo/ }).click();
    const picture = operator.page.getByRole('img', { name: /^ID document of/ });
    await picture.waitFor();
    await operator.page.waitForFunction(() =>
      [...document.images].every((one) => one.complete && one.naturalWidth > 0),
    );
    await operator.expectSound('a document for an operator');
    await operator.page.getByRole('button', { name: 'Verify', exact: true }).click();
    await saysDone(operator.page, 'Verified. We’ve told the host.');

    await reload(host.page);
    await host.page.getByText('Guests see “Verified ID”', { exact: true }).waitFor();
    await host.page.getByText('Opened 2 times').click();
    await host.page.getByText(/: opened by Olga \(our team\)$/).waitFor();
    await host.page.getByText(/: verified by Olga \(our team\)$/).waitFor();
    const [badge] = await world.rows<{ is_id_verified: boolean }>(
      'select is_id_verified from user_account where id = $1',
      [hostId],
    );
    expect(badge).toEqual({ is_id_verified: true });
    expect([...host.complaints, ...operator.complaints]).toEqual([]);
    await operator.close();
    await host.close();
  });

  it('a request is accepted with its time left, a review answered once, and a saved reply put into a message', async () => {
    const trip = await world.openTrip({ courseId: requestCourse });
    const host = await world.openHost(requestCourse, width);
    const second = await world.openHost(requestCourse, width);
    for (const { page } of [host, second]) {
      await open(page, `${panel}/requests`);
      await page.getByRole('button', { name: 'Accept the request of Mara' }).waitFor();
    }
    await host.page
      .getByText(/^\d+ h \d+ min left$|^\d+ days? left$/)
      .first()
      .waitFor();
    await host.expectSound('requests of a host');
    await host.page.getByRole('button', { name: 'Accept the request of Mara' }).click();
    await saysDone(host.page, 'The booking is confirmed.');
    // The other window still shows it, and gets an error.
    await second.page.getByRole('button', { name: 'Accept the request of Mara' }).click();
    await saysDone(second.page, 'This was already answered');
    await second.close();

    await open(host.page, `${panel}/replies`);
    await host.page.getByRole('button', { name: 'Add a reply' }).click();
    await host.page.getByLabel('Name', { exact: true }).fill('Where we meet');
    await host.page.getByLabel('Reply', { exact: true }).fill('Hello ');
    await host.page.getByRole('button', { name: 'Guest’s name' }).click();
    await host.page.getByRole('button', { name: 'Save' }).click();
    await host.page.getByText('Hello {guest_name}').waitFor();
    await host.expectSound('saved replies');
    await open(host.page, `/dashboard/messages/${trip.id}?as=host`);
    await host.page.getByRole('button', { name: 'Insert: Where we meet' }).click();
    expect(await host.page.getByLabel('Message to Mara').inputValue()).toBe('Hello Mara');
    await host.page.getByRole('button', { name: 'Send', exact: true }).click();
    await host.page.getByRole('log').getByText('Hello Mara').waitFor();
    await host.expectSound('a conversation with saved replies');

    await world.rows(
      `insert into review (course_id, guest_name, guest_country, rating, body, booking_id) values ($1, 'Mara', 'NO', 5, 'A morning to remember.', $2)`,
      [requestCourse, trip.id],
    );
    await open(host.page, `${panel}/reviews?open=1`);
    await host.page.getByText('A morning to remember.').waitFor();
    await host.expectSound('reviews of a host');
    await host.page.getByRole('button', { name: 'Reply to the review of Mara' }).first().click();
    await host.page.getByLabel('Public reply').fill('Thank you for coming, Mara.');
    await host.page.getByRole('button', { name: 'Publish reply' }).click();
    await saysDone(host.page, 'Your reply is online.');
    const [review] = await world.rows<{ host_reply: string }>('select host_reply from review where booking_id = $1', [
      trip.id,
    ]);
    expect(review).toEqual({ host_reply: 'Thank you for coming, Mara.' });
    expect([...host.complaints, ...trip.complaints]).toEqual([]);
    await host.close();
    await trip.close();
  });

  it('an operator looks at a reported message among those around it, and ends the conversation', async () => {
    const olga = await insertAccount('Olga', ['user', 'operator']);
    const trip = await world.openTrip();
    const host = await world.openHost(plainCourse, width);
    await open(host.page, '/faq');
    const key = () => randomUUID();
    await must(trip.page, 'conversation/send', { ref: trip.ref, message: 'Where do we meet?', key: key() });
    const { data } = await must(host.page, 'conversation/send', {
      booking_id: trip.id,
      message: 'None of your concern!',
      key: key(),
    });
    await must(trip.page, 'conversation/report', { ref: trip.ref, message_id: data.id, reason: 'rude' });
    const operator = await openAs(olga.id);
    await open(operator.page, '/admin/reports?kind=message_report');
    expect(await operator.page.getByText('None of your concern!').count()).toBe(0);
    await operator.page.getByRole('button', { name: 'Open (logged)' }).first().click();
    await operator.page.getByText('None of your concern!').waitFor();
    await operator.page.getByText('Where do we meet?').waitFor();
    await operator.expectSound('a reported message');
    await operator.page.getByRole('radio', { name: /^End the conversation/ }).check();
    await operator.page.getByLabel('Note for the audit log').fill('Read it all; rude to a guest');
    await operator.page.getByRole('button', { name: 'Confirm' }).click();
    await saysDone(operator.page, 'These two can no longer message each other');
    await open(host.page, `/dashboard/messages/${trip.id}`);
    await host.page.getByText('You can’t message this person.').waitFor();
    const logged = await world.rows<{ action: string }>(
      `select action from audit_log where actor_id = $1 order by id`,
      [olga.id],
    );
    expect(logged.map(({ action }) => action)).toEqual(['report.look', 'report.block']);
    expect([...host.complaints, ...operator.complaints, ...trip.complaints]).toEqual([]);
    await operator.close();
    await host.close();
    await trip.close();
  });
});
