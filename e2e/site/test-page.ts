import type { FakeService } from '@insurer/contract/fake-service.ts';

type Wire = Record<string, unknown>;
export type WireSection = {
  id: string;
  order?: number;
  section: { name: string };
  content: Wire;
  repeatable_content: Wire[];
};

let made = 0;

/** A section as a content service sends it, with as much or as little in it as the test wants. */
export function section(name: string, content: Wire = {}, items: Wire[] = [], order?: number): WireSection {
  made += 1;
  return {
    id: `${name}-${made}`,
    ...(order !== undefined && { order }),
    section: { name },
    content,
    repeatable_content: items.map((item, index) => ({ id: index + 1, content: item })),
  };
}

/** Makes the service answer a page of these sections, and nothing else unless `more` says so. */
export function servePage(service: FakeService, name: string, sections: WireSection[], more: Wire = {}): void {
  service.answer(`GET /pages/${name}`, { json: { data: { id: name, name, sections, ...more } } });
}
