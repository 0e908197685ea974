import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export type Options = { challenge: string; rp?: { id?: string }; rpId?: string };
type Faults = { origin?: string; rpId?: string; counter?: number };

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** As much of CBOR as a passkey needs. */
function cbor(value: unknown): Buffer {
  const head = (type: number, size: number) => {
    if (size < 24) return Buffer.from([(type << 5) | size]);
    return size < 256 ? Buffer.from([(type << 5) | 24, size]) : Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = value instanceof Map ? [...value] : Object.entries(value as object);
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

/** A device with one passkey, as far as the service can tell: it answers what the browser would be asked. */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  add({ challenge, rp }: Options, faults: Faults = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = (part: string) => Buffer.from(part, 'base64url');
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]);
    const data = Buffer.concat([
      this.#authenticatorData(faults.rpId ?? rp?.id ?? '', 0x41, this.#counter),
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      cbor(key),
    ]);
    const attestationObject = cbor({ fmt: 'none', attStmt: {}, authData: data }).toString('base64url');
    const clientDataJSON = this.#clientData('webauthn.create', challenge, faults);
    return this.#credential({ clientDataJSON, attestationObject, transports: ['internal'] });
  }

  show({ challenge, rpId }: Options, faults: Faults = {}) {
    this.#counter += 1;
    const data = this.#authenticatorData(faults.rpId ?? rpId ?? '', 1, faults.counter ?? this.#counter);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, faults);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = sign('sha256', signed, this.#keys.privateKey).toString('base64url');
    return this.#credential({ clientDataJSON, authenticatorData: data.toString('base64url'), signature });
  }

  #authenticatorData(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Faults): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  #credential(response: object) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
