// admin/city-save: a city is added or changed, on the pages of every process at once (docs/back-office.md#places).
import type { Transaction } from 'kysely';
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { isZone } from '#src/domain/admin/zones.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { claimUploads } from '#src/server/features/image/index.ts';
import { t } from '#src/server/features/texts.ts';
import { isCountryShown } from './country-queries.ts';
import { findCityFaults, findAdminCity, findPicture, insertCity, lockCity, updateCity } from './place-queries.ts';

export const route = 'admin/city-save';

type Input = CallInput<typeof route>;
type Trx = Transaction<Database>;
type Shown = NonNullable<CallOutput<'admin/city'>['city']>;

export const handle: Handler<typeof route> = async (input, { services: { db }, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  return inTransaction(db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const before = input.city_id === undefined ? null : await lockedCity(trx, input.city_id);
    if (input.city_id !== undefined && before === null) return refuse('city-not-found');
    if (before !== null && before.version !== input.version) return refuse('place-changed');
    const wrong = await faultsOf(trx, input, before);
    if (wrong !== null) return wrong;
    const image = await imageOf(trx, input, { before, actorId });
    if (image === 'gone') return refuse('bad-input', { image_id: t('places.pictureGone') });
    const id = before?.id ?? (await insertCity(trx, input, image ?? {}));
    if (before !== null) await updateCity(trx, id, input, image);
    const after = await findAdminCity(trx, id);
    const detail = changesOf(before, after);
    const action = before === null ? 'city-added' : 'city-changed';
    await writeAudit(trx, { actorId, action, subject: `city:${id}`, detail });
    return { city_id: id, message: t(before === null ? 'places.cityAdded' : 'places.saved') };
  });
};

async function lockedCity(trx: Trx, id: number): Promise<Shown | null> {
  await lockCity(trx, id);
  return findAdminCity(trx, id);
}

/** What is wrong with the fields, each told at its own. */
async function faultsOf(trx: Trx, input: Input, before: Shown | null): Promise<Refusal | null> {
  const { slug, time_zone: zone, country_code: country } = input;
  const found = await findCityFaults(trx, { id: before?.id ?? null, slug, zone, country });
  // Departures are wall times of the zone, and cash is in the currency of the country.
  const isFixed = before?.has_listings === true;
  const fields = {
    ...(reservedSegments.has(slug) && { slug: t('places.slugReserved') }),
    ...(found.is_slug_taken && { slug: t('places.slugTaken') }),
    ...((!found.is_zone || !isZone(zone)) && { time_zone: t('places.noZone') }),
    ...(!found.is_country && { country_code: t('places.noCountry') }),
    ...(input.is_shown &&
      found.is_country &&
      !(await isCountryShown(trx, country)) && { is_shown: t('places.countryHidden') }),
    ...(isFixed && zone !== before.time_zone && { time_zone: t('places.fixed') }),
    ...(isFixed && country !== before.country_code && { country_code: t('places.fixed') }),
    ...(before === null && input.image_id === undefined && { image_id: t('places.pictureMissing') }),
  };
  return Object.keys(fields).length > 0 ? refuse('bad-input', fields) : null;
}

/** The picture that the city gets: a new one, the one it has with other words, or null where it stays as it is. */
async function imageOf(
  trx: Trx,
  { image_id: upload, image_alt: alt }: Input,
  { before, actorId }: { before: Shown | null; actorId: string },
): Promise<object | 'gone' | null> {
  const words = alt ?? before?.image?.alt ?? '';
  if (upload === undefined) return before?.image && words !== before.image.alt ? { ...before.image, alt: words } : null;
  const [used] = await claimUploads(trx, { ids: [upload], ownerId: actorId, purpose: 'course' });
  return (used && (await findPicture(trx, used.picture_id, words))) ?? 'gone';
}

/** What was before and after, as far as it differs. */
function changesOf(before: Shown | null, after: Shown | null): { before: object; after: object } {
  const { version: _, former_slugs: __, ...now } = after ?? {};
  const names = (Object.keys(now) as (keyof typeof now)[]).filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(now[name]),
  );
  const some = (of: Partial<Shown> | null) => Object.fromEntries(names.map((name) => [name, of?.[name] ?? null]));
  return { before: before === null ? {} : some(before), after: some(now) };
}
