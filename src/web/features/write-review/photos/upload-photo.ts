// image/upload with progress: fetch cannot tell how much of a body has gone, so this one call takes the older way.
import { createApi, type ApiAnswer } from '#src/web/api/api.ts';
import { csrfToken } from '#src/web/api/browser-transport.ts';

/**
 * Sends a photo of a review. `onProgress` is told the share that has gone, from 0 to 1. Never throws; one that is aborted ends as
 * `network`.
 */
export function uploadPhoto(
  file: File,
  { onProgress, signal }: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
): Promise<ApiAnswer<'image/upload'>> {
  const api = createApi(
    (name) =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        const form = new FormData();
        form.append('purpose', 'review');
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
  return api('image/upload', { purpose: 'review' });
}
