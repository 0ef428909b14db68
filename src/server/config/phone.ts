// How hosts' phones are reached, decided from the settings (docs/operations.md#phone-services).
import { isOpenAddress } from './kinds.ts';
import type { Secret } from './secret.ts';
import type { SettingName, Settings } from './settings.ts';

/** Everything needed to send SMS, and to know what comes from the service. */
export interface SmsAccess {
  kind: 'keys' | 'sandbox';
  accountSid: string;
  authToken: Secret;
  /** A number, or the id of a messaging service. */
  from: string;
  apiUrl: string;
  /** Our own origin as the service calls it, which its signatures cover. */
  hooksUrl: string;
}

/** The same for WhatsApp. */
export interface WhatsappAccess {
  kind: 'keys' | 'sandbox';
  phoneNumberId: string;
  token: Secret;
  appSecret: Secret;
  verifyToken: Secret;
  apiUrl: string;
  /** What the names of its templates begin with. */
  templates: string;
}

interface None {
  kind: 'none';
}

/** `own-sandbox`: the sandbox that the start runs for payments plays both services. */
export interface PhonePlans {
  sms: SmsAccess | None | { kind: 'own-sandbox' };
  whatsapp: WhatsappAccess | None | { kind: 'own-sandbox' };
}

/** While the program runs: keys, a service that runs here, or none. */
export interface PhoneAccess {
  sms: SmsAccess | None;
  whatsapp: WhatsappAccess | None;
}

/** Services by their keys. A demo on this machine has its own; one that others reach has none, for nobody sees its phones. */
export function planPhones(settings: Settings, hasSandbox: boolean, origin: string): PhonePlans {
  const standIn =
    hasSandbox && !settings.BANYAN_PUBLIC_DEMO ? ({ kind: 'own-sandbox' } as const) : ({ kind: 'none' } as const);
  return { sms: planSms(settings, origin) ?? standIn, whatsapp: planWhatsapp(settings) ?? standIn };
}

function planSms(settings: Settings, origin: string): SmsAccess | None | null {
  const { SMS_ACCOUNT_SID: accountSid, SMS_AUTH_TOKEN: authToken, SMS_FROM: from, SMS_API_URL: apiUrl } = settings;
  if (accountSid === undefined) return null;
  if (accountSid === 'none' || !authToken || from === undefined) return { kind: 'none' };
  return { kind: kindOf(apiUrl), accountSid, authToken, from, apiUrl, hooksUrl: origin };
}

function planWhatsapp(settings: Settings): WhatsappAccess | None | null {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_API_URL: apiUrl } = settings;
  const { WHATSAPP_TOKEN: token, WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = settings;
  if (phoneNumberId === undefined) return null;
  if (phoneNumberId === 'none' || !token || !appSecret || !verifyToken) return { kind: 'none' };
  const templates = settings.WHATSAPP_TEMPLATES;
  return { kind: kindOf(apiUrl), phoneNumberId, token, appSecret, verifyToken, apiUrl, templates };
}

const kindOf = (address: string) => (address.startsWith('http:') ? 'sandbox' : 'keys');

/** What was started wins; what was planned in a sandbox that does not run is none. */
export function settlePhones(plans: PhonePlans, started: Partial<PhoneAccess>): PhoneAccess {
  return {
    sms: started.sms ?? (plans.sms.kind === 'own-sandbox' ? { kind: 'none' } : plans.sms),
    whatsapp: started.whatsapp ?? (plans.whatsapp.kind === 'own-sandbox' ? { kind: 'none' } : plans.whatsapp),
  };
}

/** Of what a sandbox gives access to, the part that was planned to be there. */
export function phonesThere(plans: PhonePlans, access: PhoneAccess): Partial<PhoneAccess> {
  return {
    ...(plans.sms.kind === 'own-sandbox' && { sms: access.sms }),
    ...(plans.whatsapp.kind === 'own-sandbox' && { whatsapp: access.whatsapp }),
  };
}

const parts = {
  SMS_ACCOUNT_SID: ['SMS_AUTH_TOKEN', 'SMS_FROM'],
  WHATSAPP_PHONE_NUMBER_ID: ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
} as const satisfies Partial<Record<SettingName, readonly SettingName[]>>;

/** Names of settings that are wrong together, each with what is wrong. Production says of each way whether it is there. */
export function phoneFaults(settings: Settings): [SettingName, string][] {
  const isProduction = settings.BANYAN_MODE === 'production';
  const faults: [SettingName, string][] = [];
  for (const name of ['SMS_ACCOUNT_SID', 'WHATSAPP_PHONE_NUMBER_ID'] as const) {
    const value = settings[name];
    if (value === undefined && isProduction) faults.push([name, 'must be set, or none, in production mode']);
    if (value === undefined || value === 'none') continue;
    for (const part of parts[name]) if (!settings[part]) faults.push([part, `must be set, because ${name} is`]);
  }
  for (const name of ['SMS_API_URL', 'WHATSAPP_API_URL'] as const)
    if (isProduction && isOpenAddress(settings[name]))
      faults.push([name, 'must begin with https:// in production mode']);
  return faults;
}
