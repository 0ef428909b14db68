// Short messages to phones, whichever service carries them (docs/domain/hosts.md#messages-by-phone).
import type { IncomingHttpHeaders } from 'node:http';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';

/** A button under a message; a service without buttons leaves them out, because the text says the digits. */
export interface ReplyButton {
  /** What comes back when it is pressed. */
  payload: string;
  title: string;
}

/** A message as it is stored, before any service has it. */
export interface PhoneMessage {
  /** Ours; the same at each try. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
  /** The text by its key, language and values, for a service that asks for a template registered before. */
  template: { name: string; language: string; values: readonly string[] };
  buttons: readonly ReplyButton[];
  /** True within a day of the last message from this number, when WhatsApp takes any text. */
  isAnswering: boolean;
  /** How long the service may try, in seconds. */
  validSeconds: number;
}

/** Why a service does not take a message, or has not delivered it. */
export type RefusedWhy = 'stopped' | 'number' | 'other';

/** How a try ended. `later`: nothing was taken, another try may work. `unknown`: it may have been taken. */
export type Sent =
  | { state: 'sent'; providerId: string }
  | { state: 'refused'; why: RefusedWhy; code: string }
  | { state: 'later'; code: string }
  | { state: 'unknown'; code: string };

/** What a service tells us by itself. */
export type PhoneEvent =
  | {
      kind: 'incoming';
      /** The service's name for the message: it counts once. */
      id: string;
      /** E.164. */
      from: string;
      text: string;
      /** Of the button that was pressed. */
      payload: string | null;
      /** The service's id of the message that was answered. */
      answers: string | null;
    }
  | {
      kind: 'status';
      providerId: string;
      /** Our own id, where the service gives it back. */
      messageId: string | null;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      why: RefusedWhy;
      code: string | null;
    };

/** A request of a service, as it arrived. */
export interface Hook {
  /** Path with query, below the address that the service was told. */
  url: string;
  body: Buffer;
  headers: IncomingHttpHeaders;
}

export interface PhoneGateway {
  readonly channel: PhoneChannel;
  /** Never throws for what the service or the network did. */
  send(message: PhoneMessage): Promise<Sent>;
  /**
   * After a try of unknown end, in ms since 1970: the id under which the service has the message, `none` when it has not, and
   * `unknown` when it cannot say now. Null where it cannot be asked at all.
   */
  find: ((message: PhoneMessage, triedAtMs: number) => Promise<{ providerId: string } | 'none' | 'unknown'>) | null;
  /** What a request says; null when it does not prove that the service sent it, or says nothing that can be read. */
  readHook(hook: Hook): PhoneEvent[] | null;
}

/** Null for each way that this installation does without. */
export interface PhoneGateways {
  sms: PhoneGateway | null;
  whatsapp: WhatsappGateway | null;
}

export interface WhatsappGateway extends PhoneGateway {
  /** Answers the question by which the service tests our address; null when it is not the service's. */
  challengeOf(query: Readonly<Record<string, unknown>>): string | null;
}
