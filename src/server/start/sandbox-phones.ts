// The sandbox's part of phones: its keys, how the program reaches it, and what the sandbox is told (sandbox/README.md#phones).
import { randomBytes } from 'node:crypto';
import type { SmsAccess, WhatsappAccess } from '#src/server/config/providers.ts';
import { Secret } from '#src/server/config/secret.ts';

export interface PhoneKeys {
  smsAccount: string;
  smsToken: string;
  whatsappToken: string;
  whatsappAppSecret: string;
  whatsappVerifyToken: string;
}

// From the numbers that are kept for fiction.
const smsFrom = '+12025550100';
const whatsappNumberId = '100000000000001';

export function newPhoneKeys(random: () => string): PhoneKeys {
  return {
    smsAccount: `AC5a2db0c5${randomBytes(12).toString('hex')}`,
    smsToken: random(),
    whatsappToken: `sandbox-whatsapp-${random()}`,
    whatsappAppSecret: random(),
    whatsappVerifyToken: random(),
  };
}

/** @param programUrl where the sandbox tells the program what happens, which its signatures cover */
export function phoneAccess(
  url: string,
  keys: PhoneKeys,
  programUrl: string,
): { sms: SmsAccess; whatsapp: WhatsappAccess } {
  return {
    sms: {
      kind: 'sandbox',
      accountSid: keys.smsAccount,
      authToken: new Secret(keys.smsToken),
      from: smsFrom,
      apiUrl: url,
      hooksUrl: programUrl,
    },
    whatsapp: {
      kind: 'sandbox',
      phoneNumberId: whatsappNumberId,
      token: new Secret(keys.whatsappToken),
      appSecret: new Secret(keys.whatsappAppSecret),
      verifyToken: new Secret(keys.whatsappVerifyToken),
      apiUrl: `${url}/whatsapp`,
      templates: 'banyan',
    },
  };
}

/** By the environment, where a list of processes does not show it. */
export function phoneEnvironment(keys: PhoneKeys): Record<string, string> {
  return {
    SANDBOX_SMS_ACCOUNT: keys.smsAccount,
    SANDBOX_SMS_TOKEN: keys.smsToken,
    SANDBOX_SMS_FROM: smsFrom,
    SANDBOX_WHATSAPP_NUMBER_ID: whatsappNumberId,
    SANDBOX_WHATSAPP_TOKEN: keys.whatsappToken,
    SANDBOX_WHATSAPP_APP_SECRET: keys.whatsappAppSecret,
  };
}
