// Upload requests with manual responses: photo tests play the server.
import { act } from '@testing-library/react';

/** Replaces XMLHttpRequest; `all` are those that were sent, the oldest first. */
export class FakeRequest {
  static all: FakeRequest[] = [];
  readonly upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => undefined };
  onload = (): void => undefined;
  onerror = (): void => undefined;
  onabort = (): void => undefined;
  responseText = '';
  isAborted = false;
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  send(): void {
    FakeRequest.all.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.onabort();
  }
  async answer(body: object): Promise<void> {
    this.responseText = JSON.stringify(body);
    await act(async () => this.onload());
  }
  /** The connection is gone. */
  async fail(): Promise<void> {
    await act(async () => this.onerror());
  }
}

/** The server's response to a stored upload. */
export const stored = (n: number) => ({
  status: 'success',
  id: `00000000-0000-4000-8000-00000000000${n}`,
  image: `/images/${n}/square-192.webp`,
  data: {},
});
