// What stands in the form of a city, as the call takes it.
import type { CallInput } from '#src/contract/types.ts';
import { mostTips } from '#src/domain/admin/places.ts';

type Fields = Omit<CallInput<'admin/city-save'>, 'city_id' | 'version' | 'image_id'>;

/** Reads the form. A tip without title and text is none. */
export function readCity(element: HTMLFormElement): Fields {
  const data = new FormData(element);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const number = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name)));
  const tips = Array.from({ length: mostTips }, (_, n) => ({ title: text(`tip-${n}`), text: text(`tip-text-${n}`) }));
  return {
    name: text('name'),
    slug: text('slug'),
    native_name: text('native_name'),
    native_lang: text('native_lang'),
    country_code: text('country_code'),
    time_zone: text('time_zone'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    blurb: text('blurb'),
    introduction: text('introduction'),
    travel_tips: tips.filter((tip) => tip.title !== '' || tip.text !== ''),
    position: number('position'),
    is_shown: data.get('is_shown') !== null,
    image_alt: text('image_alt'),
  };
}

/** Names of fields that must not be empty and are, or are no number; a tip that lacks a half is `travel_tips`. */
export function missingIn(fields: Fields): string[] {
  const { is_shown: _, image_alt: __, travel_tips: tips, ...needed } = fields;
  const empty = Object.entries(needed).filter(([, value]) => value === '' || Number.isNaN(value));
  const isHalf = tips.some(({ title, text }) => title === '' || text === '');
  return [...empty.map(([name]) => name), ...(isHalf ? ['travel_tips'] : [])];
}
