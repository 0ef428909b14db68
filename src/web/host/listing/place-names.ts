// Names of cities and categories by id.
import type { Api } from '#src/web/platform/api/api.ts';
import type { CallOutput } from '#src/contract/types.ts';

/** Empty on failure. */
export interface Choices {
  readonly categories: CallOutput<'category/list'>['data'];
  readonly groups: CallOutput<'city/list-by-country'>['data'];
}

export async function loadChoices(api: Api): Promise<Choices> {
  const [categories, groups] = await Promise.all([api('category/list', {}), api('city/list-by-country', {})]);
  return { categories: categories.ok ? categories.data.data : [], groups: groups.ok ? groups.data.data : [] };
}

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
