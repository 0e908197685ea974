import { type Header, readHeader } from '@insurer/contract/header.ts';
import { log } from '#app/log.server.ts';
import type { View } from '#app/view.ts';
import { headerRequest } from './header-request.ts';
import { readFrame } from './read-frame.ts';
import { markMissing } from './read-model.ts';

const emptyHeader: Header = { items: [] };

/**
 * The navigation, from GET /headers; as its draft says, in a preview of that. Never fails: without it the page stands with an
 * empty navigation.
 */
export async function readNavigation(view: View): Promise<Header> {
  try {
    const header = await readFrame(view, headerRequest, (body, language) => {
      const { header: model, issues } = readHeader(body, language);
      return { model, issues };
    });
    if (header) return header;
  } catch (error) {
    log.error({ err: error, requestId: view.requestId }, 'The page is drawn without navigation.');
  }
  markMissing(view, headerRequest);
  return emptyHeader;
}
