import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

const timeoutMs = 10_000;

/** Everything that is not the public internet: own machine, private networks, link-local (cloud metadata), test nets. */
const notPublic = new BlockList();
const ranges4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const ranges6: [string, number][] = [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [address, bits] of ranges4) notPublic.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of ranges6) notPublic.addSubnet(address, bits, 'ipv6');

/** Whether an address lies on the public internet. IPv4 inside IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return !notPublic.check(mapped, 'ipv4');
  if (/^::ffff:/i.test(address)) return false;
  const family = isIP(address);
  return family !== 0 && !notPublic.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** The name is looked up once, here, and the connection goes to what was checked: no second answer can slip in. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return callback(new Error(`${hostname} is no public address`), []);
    if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

/**
 * GETs a file from a third party: http and https only, public addresses only, no redirects, no credentials.
 * @throws when the address is not public or nobody answers in time
 */
export function fetchPublic(url: URL, headers: Record<string, string>): Promise<Response> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(url.protocol) || (isIP(host) !== 0 && !isPublicAddress(host))) {
    return Promise.reject(new Error(`${url.host} is no public address`));
  }
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const call = request(url, { headers, lookup: publicLookup, signal: AbortSignal.timeout(timeoutMs) }, (found) => {
      const status = found.statusCode ?? 502;
      const answerHeaders = new Headers();
      for (const [name, value] of Object.entries(found.headers)) {
        if (typeof value === 'string') answerHeaders.set(name, value);
      }
      const body = status === 204 || status === 304 ? null : (Readable.toWeb(found) as unknown as ReadableStream);
      resolve(new Response(body, { status: status >= 200 && status < 600 ? status : 502, headers: answerHeaders }));
    });
    call.on('error', reject);
    call.end();
  });
}
