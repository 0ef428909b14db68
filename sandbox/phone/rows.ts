// Stored rows of phones: each message of either service, and each phone's behaviour.

export const MODES = ['works', 'fails', 'slow'] as const;
/** `fails`: nothing arrives. `slow`: it arrives late. */
export type PhoneMode = (typeof MODES)[number];

export type Way = 'sms' | 'whatsapp';

export interface PhoneMessageRow {
  /** The service's id: SM… or wamid.… */
  readonly id: string;
  readonly way: Way;
  /** The phone, E.164. */
  readonly number: string;
  readonly direction: 'to-phone' | 'from-phone';
  readonly text: string;
  readonly buttons: readonly { readonly payload: string; readonly title: string }[];
  /** Whether it came as a template, which the demo's phone shows. */
  readonly isTemplate: boolean;
  readonly createdMs: number;
  readonly statusUrl: string | null;
  /** The sender's mark, returned with each report. */
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
