// image/upload of the account's picture: a multipart body, which the calls' own transport does not send.
import { createApi, type ApiAnswer } from '#src/web/api/api.ts';
import { csrfToken } from '#src/web/api/browser-transport.ts';

/** Sends a picture of the purpose profile. Never throws. */
export function uploadSquare(file: File): Promise<ApiAnswer<'image/upload'>> {
  const api = createApi(async (name) => {
    const body = new FormData();
    body.append('purpose', 'profile');
    body.append('file', file, file.name);
    const token = csrfToken(document.cookie);
    const headers = { accept: 'application/json', ...(token !== null && { 'x-csrf-token': token }) };
    const answer = await fetch(`/api/${name}`, { method: 'POST', credentials: 'same-origin', headers, body });
    return answer.json();
  });
  return api('image/upload', { purpose: 'profile' });
}
