import { defaultLanguage, directionOf, type Language } from '@insurer/contract/language.ts';
import { languageTable } from '@insurer/contract/language-table.ts';
import { theme } from '@insurer/theme/brand.ts';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router';
import { readNavigation } from './content/header.ts';
import { readSettings } from './content/site-settings.ts';
import { firstPaintScript } from './frame/cookie-bar/cookie-bar.tsx';
import { earlyChoiceScript, earlyPressScript } from './frame/early-presses.ts';
import { languageOfferScript } from './frame/language-switch/language-offer.tsx';
import { SiteFrame } from './routes/site-frame.tsx';
import { FailedPage } from './routes/status/failed-page.tsx';
import { useView } from './routes/use-view.ts';
import { baseSheet } from './styles/base-sheet.ts';
import { firstViewEnd, InlineScript, InlineStyle } from './ui/policy-parts.tsx';
import { viewContext } from './view-context.ts';

/** What surrounds every screen goes into the view: as a loader's data, it would reach the browser with applications. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const view = context.get(viewContext);
  const [header, settings] = await Promise.all([readNavigation(view), readSettings(view)]);
  view.site = { header, settings };
  return null;
}

/** The document around every screen, status screens and the error view included (decision D17). */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  const { language, path } = useView();
  const early = path === '/' ? earlyChoiceScript : earlyPressScript;
  const offer = language === defaultLanguage ? [languageOfferScript] : [];
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript>{[firstPaintScript, ...offer, early].join(';')}</InlineScript>
        <InlineStyle name="base" css={baseSheet(language)} precedence="base" />
        {firstFonts(language).map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
        ))}
        {/* The first view is painted whole: what is still arriving would move what is centred beside or above it. */}
        <link rel="expect" href={`#${firstViewEnd}`} blocking="render" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={theme.colours.surfaceDark} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
      </body>
    </html>
  );
}

export default function Site(): ReactNode {
  return <Outlet />;
}

/** Screens that loaders throw on purpose, and the error view for everything else (decision D5). */
export function ErrorBoundary(): ReactNode {
  return <FailedPage error={useRouteError()} />;
}

/** The two files that a first view needs (styles/fonts-latin.css, fonts-arabic.css). They are fetched ahead, and nothing else is. */
function firstFonts(language: Language): string[] {
  return [400, 600].map((weight) => `/fonts/site-sans-${languageTable[language].font}-${weight}.woff2`);
}
