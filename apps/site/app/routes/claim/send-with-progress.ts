import type { SendResponse } from './claim-data.ts';

/** Slow lines and large files need time; after this there will be no result. Milliseconds. */
const timeoutMs = 180_000;

/**
 * Posts a form and says how much of it has gone, which fetch cannot.
 *
 * @param onProgress gets the part that has been sent, 0 to 1
 * @throws where there is no result, or one that nobody can read
 */
export function sendWithProgress(address: string, body: FormData, onProgress: (part: number) => void) {
  return new Promise<SendResponse>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = timeoutMs;
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    const fail = () => reject(new Error('no answer'));
    request.onload = () => {
      const result = request.response as SendResponse | null;
      if (result?.to !== undefined || result?.problem !== undefined) resolve(result);
      else fail();
    };
    request.onerror = request.ontimeout = request.onabort = fail;
    request.send(body);
  });
}
