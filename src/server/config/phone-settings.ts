// The settings of the services that carry messages to hosts' phones (docs/operations.md#phone-services).
import { z } from 'zod';
import { secret, text, url } from './kinds.ts';

/** Without keys a way is not offered; a demo on this machine then has a service of its own. */
export const phoneSettings = {
  SMS_ACCOUNT_SID: z
    .string()
    .regex(/^(none|AC[0-9a-fA-F]{32})$/, 'an account id that begins with AC, or none')
    .optional()
    .describe('the account at the SMS service, or none to do without'),
  SMS_AUTH_TOKEN: secret()
    .optional()
    .describe('the token that belongs to SMS_ACCOUNT_SID and proves what comes from there'),
  SMS_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{5,14}|MG[0-9a-fA-F]{32})$/, 'a number such as +15005550006, or the id of a messaging service')
    .optional()
    .describe('the number that hosts get messages from and answer to, or the messaging service that has it'),
  SMS_API_URL: url('https', 'http')
    .default('https://api.twilio.com')
    .describe('where the SMS service is; another address for one of the same shape'),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^(none|\d{5,20})$/, 'the digits of a phone number id, or none')
    .optional()
    .describe('the id of your number at WhatsApp’s Cloud API, or none to do without'),
  WHATSAPP_TOKEN: secret().optional().describe('the access token that belongs to WHATSAPP_PHONE_NUMBER_ID'),
  WHATSAPP_APP_SECRET: secret().optional().describe('the secret of your app, which proves what comes from WhatsApp'),
  WHATSAPP_VERIFY_TOKEN: secret()
    .optional()
    .describe('any text of yours that you also give to WhatsApp with the address of the webhook'),
  WHATSAPP_API_URL: url('https', 'http')
    .default('https://graph.facebook.com/v24.0')
    .describe('where the Cloud API is, with its version'),
  WHATSAPP_TEMPLATES: text()
    .default('banyan')
    .describe('what the names of your message templates begin with; docs/phone.md lists them'),
};
