// Settings: what pages show and what they load from elsewhere (spec 3: server configuration).
import { flag, text } from '../kinds.ts';
import { addressWith, analyticsIds, experimentMap, imageBase, mapStyle, origins } from '../page-kinds.ts';

export const pageSettings = {
  MAP_STYLE_URL: mapStyle()
    .default('https://tiles.openfreemap.org/styles/positron')
    .describe('the MapLibre style of the detailed map, which loads on request; none leaves the drawn map alone'),
  MAPS_KEY: text().optional().describe('the key of the map provider, put in the place of {key} in MAP_STYLE_URL'),
  MAP_HOSTS: origins().default([]).describe('further origins that the map style loads tiles, fonts and sprites from'),
  SOCIAL_APP_ID: text().optional().describe('the Facebook app for logging in with Facebook'),
  ANALYTICS_IDS: analyticsIds()
    .default([])
    .describe('Google Analytics or Tag Manager ids; with one, visitors are asked, and without consent nothing loads'),
  BANYAN_IMAGE_BASE: imageBase()
    .default('/images')
    .describe('where pictures are fetched from: /images on this server, or a CDN in front of it'),
  BANYAN_EXPERIMENTS: experimentMap()
    .default({})
    .describe('experiments with their variants and weights, as JSON: {"name":{"variant":1,"other":1}}'),
  BANYAN_ACCOMMODATIONS_URL: addressWith('{city}')
    .optional()
    .describe('the hotel partner that the page not found offers, with {city} where the name of the city goes'),
  BANYAN_PARTNERS: flag()
    .default(true)
    .describe(
      '0 hides the partner text about flights and hotels; production shows it only with BANYAN_PARTNERS_SOURCE',
    ),
  FIRST_VISIT_CODE: text()
    .optional()
    .describe('the discount code that a first visit is offered; none, or unset in production, offers nothing'),
  FIRST_VISIT_TEXT: text().optional().describe('what FIRST_VISIT_CODE gives and on what terms, in a few words'),
  BANYAN_IDENTITY_CHECKS: flag()
    .optional()
    .describe(
      '1 when you compare hosts with their identity documents, as pages of text then say; unset, in demo mode only',
    ),
  BANYAN_PARTNERS_SOURCE: text().optional().describe('whose figure the partner text quotes'),
};
