import type { CollectionConfig, GlobalConfig } from 'payload';

const formInView = '/admin/form-in-view.tsx#FormInView';

/** A collection at whose forms what the service refused stays until it is asked again. */
export function withFormInView(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), formInView];
  const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } };
  return { ...collection, admin: { ...admin, components } };
}

/** The same for a global. */
export function withGlobalFormInView(global: GlobalConfig): GlobalConfig {
  const { admin } = global;
  const elements = admin?.components?.elements;
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), formInView];
  const components = { ...admin?.components, elements: { ...elements, beforeDocumentControls } };
  return { ...global, admin: { ...admin, components } };
}
