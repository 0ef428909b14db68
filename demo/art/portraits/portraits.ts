// Every host of the demo with a portrait: who they are comes from the demo's own files, how they look from people/.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Country } from '#demo/art/palettes/palette.ts';
import { PEOPLE, portraitId } from './people/people.ts';
import type { Portrait } from './portrait.ts';

const CITIES = path.join(import.meta.dirname, '../../cities');

/** A portrait with the name that its alternative text says. */
export interface HostPortrait extends Portrait {
  readonly name: string;
}

interface CityFile {
  readonly hosts?: readonly { readonly key: string; readonly first_name: string; readonly last_name?: string }[];
}

/** All portraits, in the order of the countries. Throws for a person whom no file of the demo knows. */
export function hostPortraits(): HostPortrait[] {
  const files = readdirSync(CITIES).map(
    (name) => JSON.parse(readFileSync(path.join(CITIES, name), 'utf8')) as CityFile,
  );
  const hosts = new Map(files.flatMap(({ hosts: all = [] }) => all).map((host) => [host.key, host]));
  return Object.entries(PEOPLE).flatMap(([country, people]) =>
    Object.entries(people).map(([key, person]) => {
      const host = hosts.get(key);
      if (host === undefined) throw new Error(`no host ${key} in demo/cities`);
      const name = `${host.first_name} ${host.last_name ?? ''}`.trim();
      return { id: portraitId(key), country: country as Country, person, name };
    }),
  );
}
