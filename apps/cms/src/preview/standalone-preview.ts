/** Headers of a preview that stands for itself: nothing of it may load, run or be sent. */
export const standalonePreview = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
