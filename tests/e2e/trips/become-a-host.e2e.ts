// A potter begins to host on a phone: the form, the link of the mail, a listing one question at a time with photos, the review by an
// operator in another window, and the page that guests can book.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { photoOf } from '#tests/support/pictures/uploads.ts';
import { openGuest, type Guest } from '../guest.ts';
import { arrived, settled, visit } from '../journey.ts';
import { logIn } from '../log-in.ts';
import { openAs } from '../open-as.ts';
import { openTripWorld, type TripWorld } from './trip-world.ts';

const email = 'laxmi@example.com';
const password = 'a wheel that turns';
const title = 'Throw a black bowl in Pottery Square';

describe.skipIf(chooseBrowser() === null)('becoming a host', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await openTripWorld();
  });
  afterAll(() => world?.close());

  /** A press that saves, and the next question. */
  async function goOn(page: Page, next: string): Promise<void> {
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await page.getByRole('heading', { level: 2, name: next }).waitFor();
    await settled(page);
  }

  async function begin({ page, expectSound }: Guest): Promise<void> {
    await visit(page, `${world.origin}/be-a-host`);
    await page.getByLabel('Name', { exact: true }).fill('Laxmi Prajapati');
    await page.getByLabel('City or town', { exact: true }).selectOption({ label: 'Bhaktapur, Nepal' });
    await page.getByLabel('Phone', { exact: true }).fill('9841234567');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('What do you want to show?').fill('Pottery at the wheel');
    await page.getByLabel('Languages', { exact: true }).fill('Nepali, Newari');
    await expectSound('the form');
    await page.getByRole('button', { name: 'Become a host' }).click();
    await page.getByText(`We sent an email to ${email}`).waitFor();
    await visit(page, await world.linkInMail('account-sign-up', email));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await page.getByText('you are a host').waitFor();
    await page.locator('main a', { hasText: 'Log in' }).click();
    await arrived(page, /\/user\/login/);
    await logIn(page.locator('main'), { email, password });
    await arrived(page, /host-panel\/listings$/);
  }

  /** Answers every question as somebody would who has never done it. */
  async function write({ page, expectSound }: Guest): Promise<void> {
    await page.getByRole('button', { name: 'Start your first listing' }).click();
    await page.getByRole('heading', { level: 2, name: 'What do you offer?' }).waitFor();
    await settled(page);
    await expectSound('the first question');
    await page.getByLabel('Kind', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Title', { exact: true }).fill(title);
    await goOn(page, 'What happens?');
    await page.getByLabel('In one sentence', { exact: true }).fill('Two hours at the wheel.');
    await page.getByLabel('Tell more').fill('You sit at the wheel in the square and throw a bowl of black clay.');
    await page.getByRole('button', { name: 'Add a step' }).click();
    await page.getByLabel('Step 1', { exact: true }).fill('Clay');
    await page.getByRole('group', { name: 'Step by step' }).getByLabel('In a sentence').fill('We knead it together.');
    await goOn(page, 'Where do guests meet you?');
    await page.getByLabel('City or town', { exact: true }).selectOption({ label: 'Bhaktapur, Nepal' });
    await page.getByLabel('Meeting point in words').fill('At the well in Pottery Square');
    await page.getByRole('button', { name: 'Set the pin here' }).click();
    await page.getByText('The pin is set.').waitFor();
    await expectSound('the place');
    await goOn(page, 'How long does it take?');
    await page.getByText('2 hours', { exact: true }).click();
    await goOn(page, 'What does it cost?');
    await page.getByLabel('Price for one guest, in US dollars').fill('20');
    await page.getByText('1 guest pays US$21.20. You get US$16.00.').waitFor();
    await expectSound('the price');
    await goOn(page, 'How many guests can come?');
    await page.getByLabel('Most guests in one booking').fill('4');
    await goOn(page, 'When does it begin?');
    for (const day of ['Mon', 'Wed', 'Sat']) await page.getByText(day, { exact: true }).click();
    await page.getByLabel('Start time').fill('09:00');
    await expectSound('days and times');
    await goOn(page, 'Show it in photos');
    const photos = await Promise.all(['firebrick', 'peru'].map((color) => photoOf(color, { width: 900, height: 600 })));
    await page
      .getByLabel('Add photos')
      .setInputFiles(photos.map((buffer, at) => ({ name: `wheel-${at}.jpg`, mimeType: 'image/jpeg', buffer })));
    await page.getByLabel('What is on photo 2?').waitFor();
    await page.getByLabel('What is on photo 1?').fill('Hands on a wheel');
    await page.getByRole('button', { name: 'Move photo 1 down' }).click();
    await expectSound('the photos');
    await goOn(page, 'What should guests know?');
    await goOn(page, 'Which languages are spoken?');
    await page.getByText('Nepali', { exact: true }).click();
    await goOn(page, 'How do bookings come to you?');
    await page.getByText('Confirmed at once', { exact: true }).click();
    await page.getByText('All money back until 24 hours before').click();
    await goOn(page, 'How do guests get there?');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Send for review' }).waitFor();
    await settled(page);
    await expectSound('the overview');
  }

  it('from the form to a page that guests can book, with an operator in between', async () => {
    const host = await openGuest(world.browser, 375);
    const { page } = host;
    await begin(host);
    await host.expectSound('the empty list');
    await write(host);
    await page.getByRole('link', { name: 'Preview' }).click();
    await page.getByText('Preview: this is what guests will see.').waitFor();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await host.expectSound('the preview');
    await page.getByRole('link', { name: 'Back to the listing' }).click();
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.getByText('We have it. We read it and write to you.').waitFor();

    const operator = await openAs(world, 'operator', { width: 1440, withFactor: true });
    await visit(operator.page, `${world.origin}/admin/listings`);
    await operator.expectSound('the queue');
    await operator.page.getByRole('link', { name: new RegExp(title) }).click();
    await operator.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await settled(operator.page);
    await operator.expectSound('the review');
    await operator.page.getByRole('button', { name: 'Publish' }).click();
    await operator.page.getByRole('link', { name: 'Page for guests' }).waitFor();

    await visit(page, `${world.origin}/dashboard/host-panel/listings`);
    await page.getByRole('link', { name: 'Page for guests' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('US$21.20').first().waitFor();
    await host.expectSound('the published page');
    expect(host.complaints).toEqual([]);
    await Promise.all([host.close(), operator.close()]);
  });
});
