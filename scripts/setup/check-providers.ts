// Checks keys with each provider before they are written.
import nodemailer from 'nodemailer';
import type { StartConfig } from '#src/server/platform/config.ts';
import { createS3Buckets } from '#src/server/platform/pictures/bucket/s3-bucket.ts';
import { readRates } from '#src/server/providers/rates.ts';
import { proveBuckets } from '#src/server/platform/pictures/bucket/bucket-originals.ts';
import type { Answers } from './questions.ts';

export interface Checked {
  /** The setting's name. */
  name: string;
  /** `left out`: nothing to check. */
  result: 'accepted' | 'refused' | 'no answer' | 'left out';
  /** The provider's reply, without the key. */
  detail?: string;
}

const patienceMs = 10_000;
const isLeftOut = (value: string | undefined) => value === undefined || value === '' || value === 'none';

/** In parallel. Never throws. */
export function checkProviders(answers: Answers, config: StartConfig): Promise<Checked[]> {
  return Promise.all([
    checkMail(answers),
    checkStripe(answers),
    checkPaypal(answers),
    checkSms(answers),
    checkWhatsapp(answers),
    checkRates(answers),
    checkStore(config),
  ]);
}

async function checkMail({ SMTP_URL: url }: Answers): Promise<Checked> {
  const name = 'SMTP_URL';
  if (url === undefined || isLeftOut(url)) return { name, result: 'left out' };
  const transport = nodemailer.createTransport(url, {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
  } as never);
  try {
    await transport.verify();
    return { name, result: 'accepted' };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    return { name, result: code === 'EAUTH' ? 'refused' : 'no answer', detail: message };
  } finally {
    transport.close();
  }
}

async function checkStripe(answers: Answers): Promise<Checked> {
  const name = 'STRIPE_SECRET_KEY';
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: url = 'https://api.stripe.com' } = answers;
  if (isLeftOut(key)) return { name, result: 'left out' };
  return judge(name, `${url}/v1/payment_intents?limit=1`, { headers: { authorization: `Bearer ${key}` } });
}

async function checkPaypal(answers: Answers): Promise<Checked> {
  const name = 'PAYPAL_CLIENT_ID';
  const {
    PAYPAL_CLIENT_ID: id,
    PAYPAL_CLIENT_SECRET: secret,
    PAYPAL_API_URL: url = 'https://api-m.paypal.com',
  } = answers;
  if (isLeftOut(id)) return { name, result: 'left out' };
  return judge(name, `${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
}

/** Reading the message log is free and sends nothing. */
async function checkSms(answers: Answers): Promise<Checked> {
  const name = 'SMS_ACCOUNT_SID';
  const { SMS_ACCOUNT_SID: id, SMS_AUTH_TOKEN: token, SMS_API_URL: url = 'https://api.twilio.com' } = answers;
  if (isLeftOut(id)) return { name, result: 'left out' };
  const authorization = `Basic ${Buffer.from(`${id}:${token}`).toString('base64')}`;
  return judge(name, `${url}/2010-04-01/Accounts/${id}/Messages.json?PageSize=1`, { headers: { authorization } });
}

async function checkWhatsapp(answers: Answers): Promise<Checked> {
  const name = 'WHATSAPP_PHONE_NUMBER_ID';
  const {
    WHATSAPP_PHONE_NUMBER_ID: id,
    WHATSAPP_TOKEN: token,
    WHATSAPP_API_URL: url = 'https://graph.facebook.com/v24.0',
  } = answers;
  if (isLeftOut(id)) return { name, result: 'left out' };
  return judge(name, `${url}/${id}?fields=display_phone_number`, { headers: { authorization: `Bearer ${token}` } });
}

async function checkRates({ RATES_URL: url }: Answers): Promise<Checked> {
  const name = 'RATES_URL';
  if (url === undefined || isLeftOut(url)) return { name, result: 'left out' };
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return { name, result: 'refused', detail: `status ${answer.status}` };
    const read = readRates(await answer.json().catch(() => null));
    if (read === null) return { name, result: 'refused', detail: 'its answer has none of the known shapes' };
    return { name, result: 'accepted', detail: `${read.rates.size} currencies` };
  } catch (error) {
    return { name, result: 'no answer', detail: error instanceof Error ? error.message : String(error) };
  }
}

async function judge(name: string, url: string, request: RequestInit): Promise<Checked> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(patienceMs) });
    await answer.arrayBuffer();
    if (answer.ok) return { name, result: 'accepted' };
    const isRefused = answer.status >= 400 && answer.status < 500;
    return { name, result: isRefused ? 'refused' : 'no answer', detail: `status ${answer.status}` };
  } catch (error) {
    return { name, result: 'no answer', detail: error instanceof Error ? error.message : String(error) };
  }
}

async function checkStore({ objectStore }: StartConfig): Promise<Checked> {
  const name = 'BANYAN_FILES';
  if (objectStore === null) return { name, result: 'left out' };
  try {
    await proveBuckets(createS3Buckets(objectStore), objectStore);
    return { name, result: 'accepted' };
  } catch (error) {
    return { name, result: 'refused', detail: error instanceof Error ? error.message : String(error) };
  }
}
