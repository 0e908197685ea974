import { readdir } from 'node:fs/promises';
import type { SeedPage } from '@insurer/demo-content/content-types.ts';

const folder = new URL('../../packages/demo-content/src/pages/', import.meta.url);

/** Every content page of the seed by its name. */
export async function seedPages(): Promise<Map<string, SeedPage>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const pages = modules.flatMap((module) => Object.values(module)).filter(isPage);
  return new Map(pages.map((page) => [page.name, page]));
}

function isPage(value: unknown): value is SeedPage {
  return typeof value === 'object' && value !== null && 'name' in value && 'sections' in value;
}

/** Keys of all files that pages link to, with their language: everything spelled like `motor-policy-wording-en`. */
export async function documentsOnPages(): Promise<string[]> {
  const found = JSON.stringify([...(await seedPages()).values()]).match(/"[a-z0-9-]+-(?:en|ar)"/g) ?? [];
  return [...new Set(found.map((key) => key.slice(1, -1)))].sort();
}
