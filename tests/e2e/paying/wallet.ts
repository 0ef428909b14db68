// Helpers of wallet payments: the wallet's button, its sheet, and the paths to both.
import type { Page } from 'playwright-core';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { useAddress, type PayWorld } from './pay-world.ts';

export const address = 'Hotel Metropole, 15 Ngo Quyen';

export const walletButton = (page: Page) => page.getByRole('button', { name: 'Pay with the sandbox wallet' });

export const walletSheet = (page: Page) => page.getByRole('dialog', { name: 'Sandbox wallet' });

export async function openWallet(page: Page): Promise<void> {
  await walletButton(page).click();
  await walletSheet(page).waitFor();
}

/** Approves in the wallet, as its person or under another email, with the card that pays or another one. */
export async function agree(page: Page, { email, card }: { email?: string; card?: RegExp } = {}): Promise<void> {
  const sheet = walletSheet(page);
  if (email !== undefined) await sheet.getByLabel('Email').fill(email);
  if (card !== undefined) await sheet.getByRole('radio', { name: card }).check();
  await sheet.getByRole('button', { name: /^Pay US/ }).click();
}

/** The page of a booking that this first name has paid. */
export async function expectVoucher(page: Page, name: string): Promise<void> {
  await arrived(page, /\/booking\/detail\?ref=/);
  await page.getByRole('heading', { name: `You’re booked, ${name}` }).waitFor();
}

/** From a product to checkout as the third step of a phone's sheet. */
export async function openSheet(page: Page, origin: string, id: number | undefined): Promise<void> {
  await visit(page, `${origin}/product/detail?id=${id}`);
  await page.getByRole('button', { name: 'Choose a date' }).click();
  const days = page.getByRole('dialog').locator('td [role=button]:not([aria-disabled=true])');
  await days.and(page.locator(':not([data-outside-month])')).last().click();
  await page.locator('input[name=book-time]').first().check();
  await page.locator('dialog footer button').click();
  await page.locator('dialog dl').waitFor();
  await page.locator('dialog footer button').click();
  await arrived(page, /\/booking\/checkout\?cid=/);
  await walletButton(page).waitFor();
}

/** Confirms the prefilled address, and opens the wallet. */
export async function openWalletAt(page: Page): Promise<void> {
  await walletButton(page).click();
  await useAddress(page);
  await openWallet(page);
}

/** Opens checkout of a product with pickup, with the wallet open over it. */
export async function openCheckoutWallet(world: PayWorld, width: number): Promise<Guest> {
  const guest = await openGuest(world.browser, width);
  await world.openCheckout(guest.page);
  await guest.page.getByLabel('Pickup address').fill(address);
  await openWalletAt(guest.page);
  return guest;
}

export function bookingsOf(world: PayWorld, email: string) {
  return world.rows<{ name: string; status: string; payment: string; pickup_address: string; method: string | null }>(
    `select b.first_name || ' ' || b.last_name as name, b.status, b.payment, b.pickup_address, p.method
     from booking b left join payment p on p.booking_id = b.id and p.status <> 'cancelled'
     where b.email = $1 order by b.created_at`,
    [email],
  );
}
