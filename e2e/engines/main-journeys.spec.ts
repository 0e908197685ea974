import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { cancelInsurance } from '@insurer/contract/forms/cancel-insurance.ts';
import { jobApplication } from '@insurer/contract/forms/job-application.ts';
import { siteWords } from '@insurer/contract/texts/site-words.ts';
import { at, languages } from '../fixtures.ts';
import { enter } from './engine.ts';
import { expect, test } from './fixtures.ts';
import { fillIn, press, type, until, untilAt } from './hand.ts';

// The main journeys in the engines that Playwright's Chromium is not: as a person makes them, with mouse and keyboard.
const words = {
  en: {
    about: 'About',
    whoWeAre: 'Who We Are',
    other: 'العربية',
    own: 'English',
    search: 'Search',
    searchField: 'Search this site',
    send: 'Send message',
    name: 'Name',
    nameRequired: 'Name is required',
  },
  ar: {
    about: 'عن الشركة',
    whoWeAre: 'من نحن',
    other: 'English',
    own: 'العربية',
    search: 'البحث',
    searchField: 'ابحث في الموقع',
    send: 'أرسل الرسالة',
    name: 'الاسم',
    nameRequired: 'أدخل الاسم',
  },
} as const;

const paper = join(import.meta.dirname, 'paper.pdf');

test.beforeEach(async ({ engine, site }) => {
  // A choice about cookies is stored, so that the bar lies over nothing.
  await engine.goto(`${site.url}/search`);
  await engine.look(() => {
    localStorage.clear();
    localStorage.setItem('cookie-consent', 'accepted');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every engine yet
    document.cookie = 'language=; Path=/; Max-Age=0';
  }, null);
});

for (const language of languages) {
  const own = words[language];
  const texts = siteWords[language];

  test(`a menu opens, its page comes without a load, and Back leads to where it was pressed (${language})`, async ({
    engine,
    site,
  }) => {
    await engine.goto(site.url + at(language, '/careers'));
    await engine.look(() => void Object.assign(window, { sameDocument: true }), null);
    await press(engine, {
      role: 'button',
      name: texts.frame.showEntries.replace('{title}', own.about),
      within: 'header',
    });
    await press(engine, { role: 'link', name: own.whoWeAre, within: '.main-navigation__entries' });
    await untilAt(engine, at(language, '/who-we-are'));
    await until(engine, 'no document was loaded', () => 'sameDocument' in window, true);
    await engine.back();
    await untilAt(engine, at(language, '/careers'));
    await until(engine, 'the page before is there', () => document.querySelector('main h1') !== null, true);
  });

  test(`Back leads to the height of the page before, and between two places of one page (${language})`, async ({
    engine,
    site,
  }) => {
    // A press of a person: WebKit leads Back past what a script alone has put into the history. It stays in view, whatever the height.
    const go = async (path: string) => {
      await engine.look((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: `To ${href}` });
        Object.assign(link.style, { position: 'fixed', insetBlockStart: '50%', insetInlineStart: '0', zIndex: '99' });
        document.querySelector('main')?.append(link);
      }, path);
      await press(engine, { role: 'link', name: `To ${path}`, within: 'main' });
      await engine.look((href) => document.querySelector(`main a[href="${href}"]`)?.remove(), path);
    };
    await engine.goto(site.url + at(language, '/'));
    await engine.look(() => scrollTo(0, 900), null);
    await go(at(language, '/contact-us'));
    await untilAt(engine, at(language, '/contact-us'));
    await until(
      engine,
      'the form can be filled in',
      () => document.querySelector('form[data-enhanced]') !== null,
      true,
    );
    await go('#form');
    await until(engine, 'the form is in view', () => location.hash === '#form' && scrollY > 200, true);
    await go('#content');
    await until(engine, 'another place', () => location.hash, '#content');
    await engine.back();
    await until(engine, 'the first place again', () => location.hash === '#form' && scrollY > 200, true);
    await engine.back();
    await until(engine, 'the page itself', () => location.hash, '');
    await engine.back();
    await untilAt(engine, at(language, '/'));
    await until(engine, 'the height of before', () => Math.abs(scrollY - 900) < 2, true);
  });

  test(`the switch turns the page to the other language with what was typed (${language})`, async ({
    engine,
    site,
  }) => {
    await engine.goto(site.url + at(language, '/contact-us'));
    await type(engine, own.name, 'سارة الحربي');
    await press(engine, { role: 'button', name: `${texts.languageSwitch.label}: ${own.own}`, within: 'header' });
    await press(engine, { role: 'link', name: own.other, within: 'header' });
    const turned = language === 'en' ? 'rtl' : 'ltr';
    await until(engine, 'has the other direction', () => document.documentElement.dir, turned);
    const typed = () => document.querySelector<HTMLInputElement>('main input[name=name]')?.value;
    await until(engine, 'keeps the name', typed, 'سارة الحربي');
  });

  test(`a form says what is missing, and is sent once it is complete (${language})`, async ({
    engine,
    site,
    service,
  }) => {
    await engine.goto(site.url + at(language, '/contact-us'));
    await press(engine, { role: 'button', name: own.send, within: 'main' });
    await until(
      engine,
      'names the missing name',
      () => document.querySelector('main [aria-invalid=true]')?.getAttribute('name'),
      'name',
    );
    expect(await engine.look(() => document.querySelector('main')?.textContent ?? '', null)).toContain(
      own.nameRequired,
    );
    await fillIn(engine, { name: 'Sara', email: 'sara@example.com', subject: 'Hello', message: 'A question' });
    await press(engine, { role: 'button', name: own.send, within: 'main' });
    await expect.poll(() => service.calls.filter(({ method }) => method === 'POST').length).toBe(1);
  });

  test(`a form takes a file and sends it (${language})`, async ({ engine, site, service }) => {
    await engine.goto(`${site.url}${at(language, `/${cancelInsurance.path}`)}`);
    await fillIn(engine, formExample(cancelInsurance));
    await engine.chooseFile('main input[type=file]', paper);
    const chosen = () => document.querySelector<HTMLInputElement>('main input[type=file]')?.files?.[0]?.name;
    await until(engine, 'holds the file', chosen, 'paper.pdf');
    const second = test.info().outputPath('second.pdf');
    await copyFile(paper, second);
    await engine.chooseFile('main input[type=file]', second);
    const listed = () =>
      [...document.querySelectorAll('[data-files] li bdi')].map(({ textContent }) => textContent).join();
    await until(engine, 'lists both files', listed, 'paper.pdf,second.pdf');
    await press(engine, { role: 'button', name: cancelInsurance.texts.button[language], within: 'main form' });
    await until(engine, 'gives a reference', () => document.querySelector('[data-reference]') !== null, true);
    const sent = service.calls.filter(({ method }) => method === 'POST');
    const holds = (body: unknown, name: string) => `${body}`.includes(`filename="${name}"`);
    expect(sent.map(({ path, body }) => [path, holds(body, 'paper.pdf'), holds(body, 'second.pdf')])).toEqual([
      ['/service-requests/cancel-insurance', true, true],
    ]);
  });

  test(`an application for a job takes a CV and two ticks, and sends them (${language})`, async ({
    engine,
    site,
    service,
  }) => {
    await engine.goto(site.url + at(language, '/apply-form/1'));
    await fillIn(engine, formExample(jobApplication));
    await engine.chooseFile('main input[type=file]', paper);
    for (const consent of Object.values(jobApplication.consents))
      await press(engine, { role: 'field', name: consent[language], within: 'main form' });
    await press(engine, { role: 'button', name: jobApplication.texts.button[language], within: 'main form' });
    await until(engine, 'is confirmed', () => document.querySelector('[data-answer]') !== null, true);
    const sent = service.calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, `${body}`.includes('filename="paper.pdf"')])).toEqual([
      ['/jobs/1', true],
    ]);
  });

  test(`the calendar opens beside its field and gives it a day (${language})`, async ({ engine, site }) => {
    await engine.goto(site.url + at(language, '/activate-visa'));
    await press(engine, { role: 'button', name: texts.datePicker.open, within: 'main' });
    await press(engine, { role: 'cell', name: '', within: 'dialog[open]' });
    const hasDay = () =>
      /^\d{4}-\d\d-\d\d$/.test(document.querySelector<HTMLInputElement>('main input[name=date_of_entry]')?.value ?? '');
    await until(engine, 'holds the day', hasDay, true);
    await until(engine, 'closes the calendar', () => document.querySelector('dialog[open]') === null, true);
  });

  test(`a carousel moves on (${language})`, async ({ engine, site }) => {
    await engine.goto(site.url + at(language, '/all-sections'));
    /** What stands whole between the edges of the row. */
    const inView = () => {
      const view = document.querySelector('site-carousel[data-moves] .carousel__viewport')?.getBoundingClientRect();
      const slides = [...document.querySelectorAll('site-carousel[data-moves]')][0]?.querySelectorAll(
        '.carousel__slide',
      );
      return [...(slides ?? [])]
        .filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return view && left > view.left - 24 && right < view.right + 24;
        })
        .map((slide) => slide.textContent)
        .join();
    };
    await engine.look(() => document.querySelector('site-carousel')?.scrollIntoView({ behavior: 'instant' }), null);
    await until(engine, 'is ready', () => document.querySelector('site-carousel[data-moves]') !== null, true);
    const before = await engine.look(inView, null);
    await press(engine, { role: 'button', name: texts.sections.nextSlide, within: 'site-carousel[data-moves]' });
    await expect.poll(() => engine.look(inView, null)).not.toBe(before);
  });

  test(`a search from the header finds, and Back leads out of it (${language})`, async ({ engine, site }) => {
    await engine.goto(site.url + at(language, '/claims'));
    await press(engine, { role: 'link', name: own.search, within: 'header' });
    await untilAt(engine, at(language, '/search'));
    await type(engine, own.searchField, language === 'ar' ? 'مركبة' : 'motor');
    await engine.keys(enter);
    await until(engine, 'shows results', () => document.querySelector('.search__results li') !== null, true);
    await engine.back();
    await untilAt(engine, at(language, '/search'));
    await engine.back();
    await untilAt(engine, at(language, '/claims'));
  });

  test(`a document is saved under its title (${language})`, async ({ engine, site }) => {
    await engine.goto(site.url + at(language, '/customer-rights'));
    await engine.look(() => {
      document.addEventListener('click', ({ target, defaultPrevented }) => {
        const link = (target as Element).closest('a');
        if (link && !defaultPrevented) document.documentElement.dataset.passedOn = link.download;
      });
    }, null);
    await press(engine, { role: 'link', name: texts.sections.download, within: 'main .documents__item' });
    const name = language === 'ar' ? 'ميثاق العملاء.pdf' : 'Customer charter.pdf';
    await until(engine, 'gives the file to the browser', () => document.documentElement.dataset.passedOn, name);
    await expect.poll(() => engine.saved()).toContain(name);
  });
}
