// What the sandbox keeps of phones: each message of either service, and how each phone behaves.

export const MODES = ['works', 'fails', 'slow'] as const;
/** `fails`: nothing arrives. `slow`: it arrives late. */
export type PhoneMode = (typeof MODES)[number];

export type Way = 'sms' | 'whatsapp';

export interface PhoneMessageRow {
  /** The service's own: SM… or wamid.… */
  readonly id: string;
  readonly way: Way;
  /** The phone, E.164. */
  readonly number: string;
  readonly direction: 'to-phone' | 'from-phone';
  readonly text: string;
  readonly buttons: readonly { readonly payload: string; readonly title: string }[];
  /** Whether it came as a template, which is said on the phone of a demo. */
  readonly isTemplate: boolean;
  readonly createdMs: number;
  readonly statusUrl: string | null;
  /** What the sender wants to have back with each report. */
  readonly mark: string | null;
  status: 'queued' | 'sent' | 'delivered' | 'failed' | 'received';
  errorCode: number | null;
}

/** A phone, by way and number. */
export interface PhoneRow {
  /** `sms +44…`. */
  readonly id: string;
  mode: PhoneMode;
  isStopped: boolean;
}

export interface PhoneTables {
  phone_message: PhoneMessageRow;
  phone: PhoneRow;
}
