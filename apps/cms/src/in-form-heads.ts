import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload';

type Meant = {
  collections: (collection: SanitizedCollectionConfig) => boolean;
  globals: (global: SanitizedGlobalConfig) => boolean;
};

/** A component in the heads of the forms that are meant, behind what stands there. @param component its place in the import map */
export function inFormHeads(config: SanitizedConfig, component: string, meant: Meant): SanitizedConfig {
  for (const { admin } of config.collections.filter(meant.collections)) {
    const { edit } = admin.components ?? {};
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), component];
    admin.components = { ...admin.components, edit: { ...edit, beforeDocumentControls } };
  }
  for (const { admin } of config.globals.filter(meant.globals)) {
    const { elements } = admin.components ?? {};
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), component];
    admin.components = { ...admin.components, elements: { ...elements, beforeDocumentControls } };
  }
  return config;
}
