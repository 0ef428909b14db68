import { translator } from '#src/texts/translate.ts';

export const texts = {
  'country.ID': 'Indonesia',
  'country.IN': 'India',
  'country.KH': 'Cambodia',
  'country.LA': 'Laos',
  'country.MM': 'Myanmar',
  'country.MY': 'Malaysia',
  'country.NP': 'Nepal',
  'country.PH': 'Philippines',
  'country.TH': 'Thailand',
  'country.VN': 'Vietnam',
  'map.closeList': 'Close the list',
  'map.closer': 'Zoom in',
  'map.drawn': 'Simple map',
  'map.data': 'Towns: GeoNames',
  'map.dataCoast': 'Towns: GeoNames. Coast: © OpenStreetMap contributors',
  'map.down': 'Move the map down',
  'map.farther': 'Zoom out',
  'map.fit': 'Show all',
  'map.group': '{count, plural, one {# experience here} other {# experiences close together. Zoom in}}',
  'map.left': 'Move the map left',
  'map.loading': 'Loading the map',
  'map.move': 'Map. Move it with the arrow keys, zoom with plus and minus.',
  'map.north': 'N',
  'map.note': 'A simplified map: positions and distances are correct, streets aren’t shown.',
  'map.pan': 'Move the map',
  'map.place': '{count, plural, one {# experience at this place} other {# experiences at this place}}',
  'map.right': 'Move the map right',
  'map.streets': 'Street map',
  'map.streetsFailed': 'The street map didn’t load. This is the simple map.',
  'map.up': 'Move the map up',
  'pick.help': 'Move the map until the pin is where you want to be picked up.',
  'pick.set': 'Set the pin here',
} as const;

/** Texts of the maps. */
export const t = translator('web/guest/map', texts);
