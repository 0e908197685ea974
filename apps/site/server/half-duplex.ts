/** Node wants this said where a request's body is a stream; the browser's types, which are ours, do not know it. */
export const halfDuplex: object = { duplex: 'half' };
