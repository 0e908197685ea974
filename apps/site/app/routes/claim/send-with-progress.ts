import type { SendAnswer } from './claim-data.ts';

/** Slow lines and large files need time; after this there will be no answer. Milliseconds. */
const timeoutMs = 180_000;

/**
 * Posts a form and says how much of it has gone, which fetch cannot.
 *
 * @param onProgress gets the part that has been sent, 0 to 1
 * @throws where there is no answer, or one that nobody can read
 */
export function sendWithProgress(address: string, body: FormData, onProgress: (part: number) => void) {
  return new Promise<SendAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = timeoutMs;
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const answer = request.response as SendAnswer | null;
      if (answer?.to !== undefined || answer?.problem !== undefined) resolve(answer);
      else reject(new Error('not an answer'));
    };
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('not sent'));
    request.send(body);
  });
}
