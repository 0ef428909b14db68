// Names of cities and categories, for what names them by number.
import type { Api } from '#src/web/platform/api/api.ts';
import type { CallOutput } from '#src/contract/types.ts';

/** What there is to choose from; empty where it could not be loaded. */
export interface Choices {
  readonly categories: CallOutput<'category/list'>['data'];
  readonly groups: CallOutput<'city/list-by-country'>['data'];
}

/** Asks for both. */
export async function loadChoices(api: Api): Promise<Choices> {
  const [categories, groups] = await Promise.all([api('category/list', {}), api('city/list-by-country', {})]);
  return { categories: categories.ok ? categories.data.data : [], groups: groups.ok ? groups.data.data : [] };
}

/** The names by their numbers. */
export function namesOf({ categories, groups }: Choices) {
  return {
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    cities: new Map(
      groups.flatMap(({ country_name, cities }) =>
        cities.map(({ id, name }) => [id, `${name}, ${country_name}`] as const),
      ),
    ),
  };
}
