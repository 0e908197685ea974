import configPromise from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';
import { titledMetadata } from './page-title.ts';

type Address = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> };

export function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  return titledMetadata({ params, searchParams });
}

export default function NotFound({ params, searchParams }: Address) {
  return NotFoundPage({ config: configPromise, importMap, params, searchParams });
}
