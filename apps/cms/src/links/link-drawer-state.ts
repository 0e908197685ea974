import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';

/** In the path of every drawer of Payload's editor. */
const ofEditor = '.lexical_internal_feature.';

/**
 * The state of a form, in place of Payload's own function: in the drawer of a link with all its fields each time. A drawer that is not taken
 * puts the state of the answer in the place of its own, and without them the field of the address became a plain one, with what was stored
 * in it instead of what had been typed.
 */
export const formState: typeof buildFormStateHandler = (args) => {
  const isDrawer = args.schemaPath?.includes(ofEditor) ?? false;
  return buildFormStateHandler(isDrawer ? { ...args, renderAllFields: true } : args);
};
