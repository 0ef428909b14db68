import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categoryDrawings, drawingOf } from './category-drawing.ts';

it.each([
  ['food-and-cooking', 'bowl'],
  ['walks-and-nature', 'hills'],
  ['craft-workshops', 'jar'],
  ['artisans', 'jar'],
  ['art-classes', 'brush'],
  ['boats-and-water', 'boat'],
  ['temples-and-traditions', 'temple'],
  ['evenings-out', 'lantern'],
  ['markets-and-street-food', 'market'],
  ['tea-and-coffee', 'cup'],
  ['textiles-and-dyeing', 'cloth'],
  ['music-and-dance', 'drum'],
  ['cycling-and-rides', 'bicycle'],
  ['farms-and-gardens', 'sprout'],
  ['city-walks', 'arch'],
  ['the-great-outdoors', 'hills'],
  ['sonstiges', 'tree'],
])('%s is drawn as: %s', (slug, drawing) => {
  expect(drawingOf(slug)).toBe(drawing);
});

it('has every drawing in the file of symbols, and no other', () => {
  const file = readFileSync(new URL('../../../public/categories.svg', import.meta.url), 'utf8');
  expect([...file.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id).toSorted()).toEqual(categoryDrawings.toSorted());
});
