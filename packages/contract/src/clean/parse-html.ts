import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

type Parsed = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/** Of each tag; what people forget to close makes up to three more in each paragraph after it. */
const elementsOfTag = 4;
const elementsAtLeast = 200;
/** The parser looks through all that is open for each tag. */
const openAtOnce = 1_000;

/**
 * A part of a page as browsers read it.
 *
 * @param tags how many it has, which bounds the elements that it may make
 * @throws RangeError for markup that would take far longer than its length: a browser begins what is left open anew in each
 * paragraph, so that 30 kB of it, made up for that, are millions of elements
 */
export function parseHtml(html: string, tags: number): Root {
  return fromParse5(parseFragment<Parsed>(html, { treeAdapter: bounded(tags), scriptingEnabled: false })) as Root;
}

function bounded(tags: number): typeof defaultTreeAdapter {
  let left = elementsAtLeast + elementsOfTag * tags;
  let open = 0;
  const { createElement } = defaultTreeAdapter;
  return {
    ...defaultTreeAdapter,
    createElement(...named) {
      left -= 1;
      if (left < 0) throw new RangeError('Markup that makes too many elements.');
      return createElement(...named);
    },
    onItemPush() {
      open += 1;
      if (open > openAtOnce) throw new RangeError('Markup that is nested too deeply.');
    },
    onItemPop() {
      open -= 1;
    },
  };
}
