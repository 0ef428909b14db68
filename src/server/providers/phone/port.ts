// Port of phone messages (docs/domain/hosts.md#messages-by-phone).
import type { IncomingHttpHeaders } from 'node:http';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';

/** Optional: the text has the digits. */
export interface ReplyButton {
  /** Sent back when pressed. */
  payload: string;
  title: string;
}

export interface PhoneMessage {
  /** The same at each attempt. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
  /** For services with registered templates. */
  template: { name: string; language: string; values: readonly string[] };
  buttons: readonly ReplyButton[];
  /** Within WhatsApp's free-text day. */
  isAnswering: boolean;
  /** Seconds for delivery. */
  validSeconds: number;
}

/** Refusal or failure. */
export type RefusedWhy = 'stopped' | 'number' | 'other';

/** `later`: retry. `unknown`: may be accepted. */
export type Sent =
  | { state: 'sent'; providerId: string }
  | { state: 'refused'; why: RefusedWhy; code: string }
  | { state: 'later'; code: string }
  | { state: 'unknown'; code: string };

export type PhoneEvent =
  | {
      kind: 'incoming';
      /** The service's id, for deduplication. */
      id: string;
      /** E.164. */
      from: string;
      text: string;
      /** Of a pressed button. */
      payload: string | null;
      /** The service's id of the answered message. */
      answers: string | null;
    }
  | {
      kind: 'status';
      providerId: string;
      /** Ours, where given. */
      messageId: string | null;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      why: RefusedWhy;
      code: string | null;
    };

export interface Hook {
  url: string;
  body: Buffer;
  headers: IncomingHttpHeaders;
}

export interface PhoneGateway {
  readonly channel: PhoneChannel;
  /** Never throws for service or network. */
  send(message: PhoneMessage): Promise<Sent>;
  /** After an unknown result (ms since 1970): id, `none` or `unknown`. Null where unsupported. */
  find: ((message: PhoneMessage, triedAtMs: number) => Promise<{ providerId: string } | 'none' | 'unknown'>) | null;
  /** Null when unverified or unreadable. */
  readHook(hook: Hook): PhoneEvent[] | null;
}

/** Null for unused channels. */
export interface PhoneGateways {
  sms: PhoneGateway | null;
  whatsapp: WhatsappGateway | null;
}

export interface WhatsappGateway extends PhoneGateway {
  /** Address verification; null when not the service's. */
  challengeOf(query: Readonly<Record<string, unknown>>): string | null;
}
