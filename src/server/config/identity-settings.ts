// The settings of those by whom people log in (docs/accounts.md#google-and-facebook).
import { secret, text, url } from './kinds.ts';

const google = 'https://accounts.google.com';

/** Without keys a way is not offered; a demo then has stand-ins of its own. */
export const identitySettings = {
  GOOGLE_CLIENT_ID: text().optional().describe('the client id for logging in with Google, or none to do without'),
  GOOGLE_CLIENT_SECRET: secret().optional().describe('the secret that belongs to GOOGLE_CLIENT_ID'),
  GOOGLE_ISSUER: url('https', 'http')
    .default(google)
    .describe('who vouches for people; another address for a provider of your own that speaks OpenID Connect'),
  SOCIAL_APP_ID: text().optional().describe('the Facebook app for logging in with Facebook, or none to do without'),
  SOCIAL_APP_SECRET: secret()
    .optional()
    .describe('the secret that belongs to SOCIAL_APP_ID; without it nobody logs in with Facebook'),
  FACEBOOK_PAGES_URL: url('https', 'http')
    .default('https://www.facebook.com/v24.0')
    .describe('where Facebook asks people, with the version of its API'),
  FACEBOOK_API_URL: url('https', 'http')
    .default('https://graph.facebook.com/v24.0')
    .describe('where the Facebook API is, with its version'),
};
