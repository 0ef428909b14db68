// A listing written on a phone, and its review by an operator in another window.
import type { Page } from 'playwright-core';
import { photoOf } from '#tests/support/pictures/uploads.ts';
import type { Guest } from '#tests/e2e/guest.ts';
import { settled, visit } from '#tests/e2e/journey.ts';

/** A press that saves, and the next question. */
async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('heading', { level: 2, name: next }).waitFor();
  await settled(page);
}

async function writePlaceAndPrice({ page, expectSound }: Guest): Promise<void> {
  await page.getByLabel('City or town', { exact: true }).selectOption({ label: 'Bhaktapur, Nepal' });
  await page.getByLabel('Describe the meeting point').fill('At the well in Pottery Square');
  await page.getByRole('button', { name: 'Set the pin here' }).click();
  await page.getByText('The pin is set.').waitFor();
  await expectSound('the place');
  await goOn(page, 'How long does it take?');
  await page.getByText('2 hours', { exact: true }).click();
  await goOn(page, 'What does it cost?');
  await page.getByLabel('Price per guest, in US dollars').fill('20');
  await page.getByText(/^1 guest pays US\$21\.20\. You get US\$1[67]\.00\.$/).waitFor();
  await expectSound('the price');
  await goOn(page, 'How many guests can come?');
  await page.getByLabel('Most guests in one booking').fill('4');
  await goOn(page, 'When does it start?');
  for (const day of ['Mon', 'Wed', 'Sat']) await page.getByText(day, { exact: true }).click();
  await page.getByLabel('Start time').fill('09:00');
  await expectSound('days and times');
}

async function addPhotos({ page, expectSound }: Guest): Promise<void> {
  const photos = await Promise.all(['firebrick', 'peru'].map((color) => photoOf(color, { width: 900, height: 600 })));
  await page
    .getByLabel('Add photos')
    .setInputFiles(photos.map((buffer, at) => ({ name: `wheel-${at}.jpg`, mimeType: 'image/jpeg', buffer })));
  await page.getByLabel('What does photo 2 show?').waitFor();
  await page.getByLabel('What does photo 1 show?').fill('Hands on a wheel');
  await page.getByRole('button', { name: 'Move photo 1 down' }).click();
  await expectSound('the photos');
}

/**
 * Answers every question as a new host, up to the overview with its button to send. `answer`: how bookings are
 * accepted.
 */
export async function writeListing(
  host: Guest,
  title: string,
  answer: 'Confirmed at once' | 'You reply to each request',
): Promise<void> {
  const { page, expectSound } = host;
  await page.getByRole('heading', { level: 2, name: 'What do you offer?' }).waitFor();
  await settled(page);
  await expectSound('the first question');
  await page.getByLabel('Kind', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Title', { exact: true }).fill(title);
  await goOn(page, 'What will guests do?');
  await page.getByLabel('In one sentence', { exact: true }).fill('Two hours at the wheel.');
  await page.getByLabel('Tell guests more').fill('You sit at the wheel in the square and throw a bowl of black clay.');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('Step 1', { exact: true }).fill('Clay');
  await page.getByRole('group', { name: 'Step by step' }).getByLabel('In a sentence').fill('We knead it together.');
  await goOn(page, 'Where do guests meet you?');
  await writePlaceAndPrice(host);
  await goOn(page, 'Show it in photos');
  await addPhotos(host);
  await goOn(page, 'What should guests know?');
  await goOn(page, 'Which languages are spoken?');
  await page.getByText('Nepali', { exact: true }).click();
  await goOn(page, 'How do you want to take bookings?');
  await page.getByText(answer, { exact: true }).click();
  await page.getByText('Full refund until 24 hours before').click();
  await goOn(page, 'How do guests get there?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Send for review' }).waitFor();
  await settled(page);
  await expectSound('the overview');
}

export async function sendForReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.getByText('We’ve received your listing. We’ll review it and email you.').waitFor();
}

/** Publishes the listing of this title from the queue; returns the path of its page for guests. */
export async function publish({ page, expectSound }: Guest, origin: string, title: string): Promise<string> {
  await visit(page, `${origin}/admin/listings`);
  await expectSound('the queue');
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await settled(page);
  await expectSound('the review');
  await page.getByRole('button', { name: 'Publish' }).click();
  const link = page.getByRole('link', { name: 'Guest page' });
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}
