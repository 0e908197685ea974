import configPromise from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';

type Address = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> };

export function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  return generatePageMetadata({ config: configPromise, params, searchParams });
}

export default function Page({ params, searchParams }: Address) {
  return RootPage({ config: configPromise, importMap, params, searchParams });
}
