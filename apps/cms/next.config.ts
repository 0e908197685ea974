import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const payloadClient = join(import.meta.dirname, 'node_modules/@payloadcms/ui/dist/exports/client/index.js');
/** What Payload's forms load for a date; every version of Payload has another name for it. */
const latePicker = /import\("(\.\/DatePicker-\w+\.js)"\)/.exec(readFileSync(payloadClient, 'utf8'))?.[1];
if (!latePicker) throw new Error('Payload loads its picker of dates in another way: see src/fields/late-picker.tsx.');

const nextConfig: NextConfig = {
  // Types are checked by tsc for the whole repository; TypeScript 7 has no API that Next could call.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Nothing of the admin asks for pictures in other widths (media/variants.ts); made for anybody, they would fill the disk.
  images: { unoptimized: true },
  transpilePackages: ['@insurer/contract', '@insurer/demo-content', '@insurer/theme'],
  // Loaded where object storage is set, when it is first needed (decision 0034).
  serverExternalPackages: ['@aws-sdk/client-s3'],
  turbopack: {
    root: join(import.meta.dirname, '../..'),
    // Payload's views of versions tell moments, and its schedule asks for them, as everything here does.
    resolveAlias: {
      '@payloadcms/ui/shared': './src/fields/payload-shared.ts',
      [latePicker]: './src/fields/late-picker.tsx',
    },
  },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  headers: async () => [
    {
      source: '/:folder(brand|section-pictures|guide)/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
  ],
};

export default withPayload(nextConfig);
