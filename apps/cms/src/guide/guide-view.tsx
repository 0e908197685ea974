import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { type Role, roleLabels, roleOf, roles } from '../access/roles.ts';
import { type AdminLanguage, adminLanguageOf } from '../fields/labels.ts';
import { OwnView } from '../own-view.tsx';
import { guideChapters } from './guide-chapters.ts';
import { pictureAddress, pictureSize } from './guide-pictures.ts';
import type { GuideStep } from './guide-step.ts';
import { guideWords as words } from './guide-words.ts';

/** The first hour of whoever reads it; administrators, who invite the others, read theirs as well. */
export async function GuideView(view: AdminViewServerProps) {
  const {
    initPageResult: { req },
    searchParams = {},
  } = view;
  const own = roleOf(req);
  if (!own) notFound();
  const language = adminLanguageOf(req.i18n);
  const shown = (own === 'admin' && roles.find((role) => role === searchParams.role)) || own;
  return (
    <OwnView of={view} className="desk guide">
      <h1>
        {words.title[language]}: {roleLabels[shown][language]}
      </h1>
      <p>{words.intro[language]}</p>
      {own === 'admin' ? <RoleLinks shown={shown} language={language} /> : null}
      <ol className="guide__steps">
        {guideChapters[shown].map((step) => (
          <Step key={step.title.en} step={step} language={language} />
        ))}
      </ol>
    </OwnView>
  );
}

function RoleLinks({ shown, language }: { shown: Role; language: AdminLanguage }) {
  return (
    <nav className="guide__roles" aria-label={words.roles[language]}>
      {roles.map((role) => (
        <a key={role} href={`/admin/guide?role=${role}`} aria-current={role === shown ? 'page' : undefined}>
          {roleLabels[role][language]}
        </a>
      ))}
    </nav>
  );
}

function Step({ step: { title, text, path, picture }, language }: { step: GuideStep; language: AdminLanguage }) {
  return (
    <li className="guide__step">
      <h2>{title[language]}</h2>
      <p>{text[language]}</p>
      <p>
        <a href={`/admin${path}`} aria-label={`${words.open[language]}: ${title[language]}`}>
          {words.open[language]}
        </a>
      </p>
      {picture ? (
        // The words beside it say all that it shows.
        // biome-ignore lint/performance/noImgElement: a small file of this size, which nothing has to make again
        <img src={pictureAddress(picture, language)} alt="" loading="lazy" {...pictureSize} />
      ) : null}
    </li>
  );
}
