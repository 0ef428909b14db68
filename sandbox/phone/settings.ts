// The account and the number that the sandbox's phone services know (sandbox/README.md#phones).
import { requirePrefix, type Environment } from '#sandbox/test-keys.ts';

/** Without these options there are no phones. */
export interface PhoneOptions {
  /** The program's origin as seen from here: for signatures and callbacks. */
  readonly hooksUrl: string;
  /** `AC5a2db0…`: an account of the sandbox. */
  readonly smsAccountSid: string;
  readonly smsAuthToken: string;
  /** The only number that may send. */
  readonly smsFrom: string;
  readonly whatsappPhoneNumberId: string;
  /** `sandbox-whatsapp-…`. */
  readonly whatsappToken: string;
  readonly whatsappAppSecret: string;
  /** How long a message takes to arrive, and to arrive slowly, in ms. */
  readonly deliveryMs?: number;
  readonly slowDeliveryMs?: number;
}

export const phoneFlags = ['phone-url'] as const;

/** Only the sandbox uses it: no account of the real service begins so. */
export const smsAccountMark = 'AC5a2db0c5';

/** Ids and secrets come from the environment, hidden from process lists. Undefined unless all are set. */
export function phoneOptionsFrom(flags: Environment, env: Environment): PhoneOptions | undefined {
  const hooksUrl = flags['phone-url'];
  const [smsAccountSid, smsAuthToken, smsFrom] = ['ACCOUNT', 'TOKEN', 'FROM'].map((name) => env[`SANDBOX_SMS_${name}`]);
  const [whatsappPhoneNumberId, whatsappToken, whatsappAppSecret] = ['NUMBER_ID', 'TOKEN', 'APP_SECRET'].map(
    (name) => env[`SANDBOX_WHATSAPP_${name}`],
  );
  if (!hooksUrl || !smsAccountSid || !smsAuthToken || !smsFrom) return undefined;
  if (!whatsappPhoneNumberId || !whatsappToken || !whatsappAppSecret) return undefined;
  return checkedPhone({
    hooksUrl,
    smsAccountSid,
    smsAuthToken,
    smsFrom,
    whatsappPhoneNumberId,
    whatsappToken,
    whatsappAppSecret,
  });
}

/** @throws Error when an id has no mark of the sandbox */
export function checkedPhone(options: PhoneOptions): PhoneOptions {
  requirePrefix('SMS account', options.smsAccountSid, smsAccountMark);
  requirePrefix('WhatsApp token', options.whatsappToken, 'sandbox-whatsapp-');
  return options;
}
