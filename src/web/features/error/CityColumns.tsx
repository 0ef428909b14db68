import { productListUrl } from '#src/contract/urls.ts';
import type { CityGroups } from '../../search/suggestions.ts';

/** Cities under their countries: four columns above 480 px, otherwise two (spec 9). */
export function CityColumns({ groups }: { readonly groups: CityGroups }) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-8 phone:grid-cols-4">
      {groups.map((group) => (
        <div key={group.country_code}>
          <h3 className="text-small font-bold [font-family:inherit]">{group.country_name}</h3>
          <ul className="mt-1">
            {group.cities.map((city) => (
              <li key={city.id}>
                <a
                  href={productListUrl(city)}
                  className="inline-flex min-h-11 min-w-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                >
                  {city.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
