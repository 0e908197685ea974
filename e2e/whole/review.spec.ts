import type { Page } from '@playwright/test';
import { adminBarriers } from '../admin-barriers.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { at, expect, soon, test, windowOf } from '../whole-fixtures.ts';

const say = {
  panel: 'Review',
  off: /Review by a second person is off here/,
  note: 'Note for the reviewers (optional)',
  send: 'Send for review',
  waiting: 'Waits for review.',
  list: 'Wait for review',
  own: /somebody else has to approve it/,
  changes: 'What would change for visitors (1)',
  comment: 'Comment for the author',
  approve: 'Approve',
  return: 'Return with comment',
  words: 'Write this first, in at least 3 characters.',
  returned: 'Returned. Mend it and send it again.',
  approved: 'Approved: it can be published or scheduled as it is.',
  publish: 'Publish changes',
  refused: /is not published because nobody else has approved this text\. Nothing that you wrote is lost\./,
  title: 'Title — English',
};

const password = 'a-long-password-3';

/** Types a title and waits until the admin has saved it by itself. */
async function write(page: Page, label: string, title: string): Promise<void> {
  const saved = page.waitForResponse((one) => /\/pages\/\d+\?.*autosave=true/.test(one.url()) && one.ok());
  await page.getByRole('textbox', { name: label }).fill(title);
  await saved;
}

test('a page is written, sent, returned, mended, approved and published by two people', async ({
  browser,
  whole,
  editor,
}) => {
  const people = { author: 'editor', reviewer: 'reviewer' };
  const emailOf = (person: string) => `${person}-en@review.example`;
  for (const [person, role] of Object.entries(people)) {
    const data = { name: `${person} en`, email: emailOf(person), password, role };
    await editor.create('users', data);
  }
  const name = 'reviewed-en';
  await editor.changeGlobal('publishing-rules', { blocking: [], reviewed: [] });
  const { id } = await editor.create('pages?locale=en', { name, title: 'First', _status: 'published' });
  const [author, reviewer] = [
    await windowOf(browser, whole, { email: emailOf('author'), password }, 'en'),
    await windowOf(browser, whole, { email: emailOf('reviewer'), password }, 'en'),
  ];
  const path = `/admin/collections/pages/${id}?locale=en`;
  const onSite = (title: string) =>
    soon(`${whole.site.url}${at('en', `/${name}`)}`, ({ html }) => html.includes(title));
  const [mine, theirs] = [author, reviewer].map((page) => page.getByRole('region', { name: say.panel, exact: true }));
  if (!mine || !theirs) throw new Error('There are two windows.');

  await author.goto(path);
  await expect(mine.getByText(say.off)).toBeVisible();
  await editor.changeGlobal('publishing-rules', { blocking: [], reviewed: ['pages'] });
  await author.reload();
  await write(author, say.title, 'Second');
  await expect(mine.getByText(say.changes)).toBeVisible();
  await author.getByRole('button', { name: say.publish }).click();
  await expect(author.getByText(say.refused)).toBeVisible();
  await mine.getByRole('textbox', { name: say.note }).fill('A new title');
  await mine.getByRole('button', { name: say.send }).click();
  await expect(mine.getByText(say.waiting, { exact: true })).toBeVisible();
  await expect(mine.getByText(say.own)).toBeVisible();
  await expect(mine.getByRole('button', { name: say.approve, exact: true })).toHaveCount(0);

  await reviewer.goto('/admin');
  const list = reviewer.getByRole('region', { name: say.list });
  await expect(list.getByText('A new title')).toBeVisible();
  await reviewer.screenshot({ path: test.info().outputPath('list.png') });
  await list.getByRole('link', { name: 'Second' }).click();
  await theirs.getByText(say.changes).click();
  await expect(theirs.getByText('First', { exact: true })).toBeVisible();
  await expect(theirs.getByText('Second', { exact: true })).toBeVisible();
  for (const width of [360, 1280]) {
    await reviewer.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysScroll(reviewer)).toBe(0);
    await theirs.scrollIntoViewIfNeeded();
    await reviewer.screenshot({ path: test.info().outputPath(`panel-${width}.png`) });
  }
  expect(await adminBarriers(reviewer)).toEqual([]);
  // What an act asks for is refused beside it, where whoever works by keyboard or by ear is led.
  const comment = theirs.getByRole('textbox', { name: say.comment });
  await theirs.getByRole('button', { name: say.return }).click();
  await expect(comment).toHaveAccessibleDescription(say.words);
  await expect(comment).toBeFocused();
  await comment.fill('One word is wrong');
  await expect(comment).toHaveAccessibleDescription('');
  await theirs.getByRole('button', { name: say.return }).click();
  await expect(theirs.getByText(say.returned)).toBeVisible();

  await author.reload();
  await expect(mine.getByText('One word is wrong')).toBeVisible();
  await write(author, say.title, 'Third');
  await mine.getByRole('button', { name: say.send }).click();
  await expect(mine.getByText(say.waiting, { exact: true })).toBeVisible();
  await reviewer.reload();
  await theirs.getByRole('button', { name: say.approve, exact: true }).click();
  await expect(theirs.getByText(say.approved)).toBeVisible();

  await author.reload();
  await expect(mine.getByText(say.approved)).toBeVisible();
  await onSite('First');
  await author.getByRole('button', { name: say.publish }).click();
  await expect(mine.getByText(say.approved)).toBeHidden();
  await onSite('Third');
  await editor.changeGlobal('publishing-rules', {
    blocking: ['missing-english', 'missing-arabic'],
    reviewed: [],
  });
  await author.context().close();
  await reviewer.context().close();
});
