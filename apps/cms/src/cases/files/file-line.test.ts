import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileLine } from './file-line.tsx';

test.each(['clean', 'infected'])('an Arabic file name with a number reads with its ending at its end (%s)', (scan) => {
  const file = { id: 1, name: 'تقرير 2026.pdf', size: 2048, scan };
  const line = renderToStaticMarkup(FileLine({ file, api: '/cms-api', say: ({ ar }) => ar }));
  expect(line).toContain('<bdi dir="ltr">تقرير 2026.pdf</bdi>');
});
