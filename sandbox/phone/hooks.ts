// Both services' signed webhooks, written independently of the program's check, so that one proves the other.
import { createHmac } from 'node:crypto';
import type { PhoneMessageRow } from './rows.ts';
import type { PhoneOptions } from './settings.ts';

export interface HookPost {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether the program has accepted it. */
export async function postHook({ url, body, headers }: HookPost): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Twilio's way: the address, then each field's name and value, sorted by name. */
function signedForm(options: PhoneOptions, url: string, fields: Readonly<Record<string, string>>): HookPost {
  const names = Object.keys(fields).toSorted();
  const signed = url + names.map((name) => `${name}${fields[name] ?? ''}`).join('');
  const signature = createHmac('sha1', options.smsAuthToken).update(signed).digest('base64');
  return {
    url,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
  };
}

export const smsHook = {
  incoming(options: PhoneOptions, { id, number, text }: PhoneMessageRow): HookPost {
    return signedForm(options, `${options.hooksUrl}/webhooks/sms`, {
      AccountSid: options.smsAccountSid,
      ApiVersion: '2010-04-01',
      Body: text,
      From: number,
      MessageSid: id,
      NumMedia: '0',
      NumSegments: '1',
      SmsMessageSid: id,
      SmsSid: id,
      SmsStatus: 'received',
      To: options.smsFrom,
    });
  },
  report(options: PhoneOptions, { id, number, status, statusUrl, errorCode }: PhoneMessageRow): HookPost | null {
    if (statusUrl === null) return null;
    const said = status === 'failed' ? 'undelivered' : status;
    return signedForm(options, statusUrl, {
      AccountSid: options.smsAccountSid,
      ApiVersion: '2010-04-01',
      From: options.smsFrom,
      MessageSid: id,
      MessageStatus: said,
      SmsSid: id,
      SmsStatus: said,
      To: number,
      ...(errorCode !== null && { ErrorCode: String(errorCode) }),
    });
  },
};

function signedJson(options: PhoneOptions, value: object): HookPost {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '100000000000000',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550100000', phone_number_id: options.whatsappPhoneNumberId },
              ...value,
            },
          },
        ],
      },
    ],
  });
  const signature = createHmac('sha256', options.whatsappAppSecret).update(body).digest('hex');
  return {
    url: `${options.hooksUrl}/webhooks/whatsapp`,
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  };
}

export const whatsappHook = {
  incoming(
    options: PhoneOptions,
    { id, number, text }: PhoneMessageRow,
    { payload, answers, isTemplate = false }: { payload: string | null; answers: string | null; isTemplate?: boolean },
    seconds: number,
  ): HookPost {
    const wa = number.slice(1);
    const pressed = isTemplate
      ? { type: 'button', button: { payload, text } }
      : { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: payload, title: text } } };
    const said = payload === null ? { type: 'text', text: { body: text } } : pressed;
    const context = answers === null ? {} : { context: { from: '15550100000', id: answers } };
    return signedJson(options, {
      contacts: [{ profile: { name: 'Demo' }, wa_id: wa }],
      messages: [{ ...context, from: wa, id, timestamp: String(seconds), ...said }],
    });
  },
  report(options: PhoneOptions, row: PhoneMessageRow, seconds: number): HookPost {
    const { id, number, status, mark, errorCode } = row;
    const errors = errorCode === null ? {} : { errors: [{ code: errorCode, title: 'Message undeliverable' }] };
    return signedJson(options, {
      statuses: [
        {
          id,
          status,
          timestamp: String(seconds),
          recipient_id: number.slice(1),
          ...(mark !== null && { biz_opaque_callback_data: mark }),
          ...errors,
        },
      ],
    });
  },
};
