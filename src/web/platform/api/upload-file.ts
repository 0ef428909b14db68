// Uploads with progress use XMLHttpRequest: fetch reports no upload progress.
import type { CallInput, CallName } from '#src/contract/types.ts';
import { createApi, type ApiAnswer } from './api.ts';
import { csrfToken } from './browser-transport.ts';

interface Upload {
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a form with one file in part `file`. Never throws; an aborted call ends as `network`. */
export function uploadFile<N extends CallName>(
  name: N,
  input: CallInput<N> & Readonly<Record<string, unknown>>,
  { file, onProgress, signal }: Upload,
): Promise<ApiAnswer<N>> {
  const api = createApi(
    () =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        const form = new FormData();
        for (const [field, value] of Object.entries(input)) if (typeof value === 'string') form.append(field, value);
        form.append('file', file, file.name);
        request.open('POST', `/api/${name}`);
        request.setRequestHeader('accept', 'application/json');
        const token = csrfToken(document.cookie);
        if (token !== null) request.setRequestHeader('x-csrf-token', token);
        request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
        request.onload = () => {
          try {
            resolve(JSON.parse(request.responseText));
          } catch (error) {
            reject(error instanceof Error ? error : new Error('no JSON'));
          }
        };
        request.onerror = () => reject(new Error('no answer'));
        request.onabort = () => reject(new Error('aborted'));
        signal.addEventListener('abort', () => request.abort());
        request.send(form);
      }),
  );
  return api(name, input);
}
