import type { ReactNode } from 'react';
import { type ApplicationData, applicationDataId, applicationRootId } from '#app/application/application-data.ts';
import { CookieBar } from '#app/frame/cookie-bar/cookie-bar.tsx';
import { SiteFooter } from '#app/frame/footer/site-footer.tsx';
import { SiteHeader } from '#app/frame/header/site-header.tsx';
import { LanguageOffer } from '#app/frame/language-switch/language-offer.tsx';
import { LoadingOverlay } from '#app/frame/loading/loading-overlay.tsx';
import { PreviewBar } from '#app/frame/preview-bar/preview-bar.tsx';
import { ToastArea } from '#app/frame/toast-area/toast-area.tsx';
import { InlineStyle, LateSheetLink } from '#app/ui/policy-parts.tsx';
import css from './site-frame.css?inline';
import { useHeader, useSettings, useView } from './use-view.ts';

/** What surrounds every screen (FRAME-01): header and footer, and the parts that scripts bring to life. */
export function SiteFrame({ children }: { children: ReactNode }): ReactNode {
  const view = useView();
  const header = useHeader();
  const settings = useSettings();
  const { search, preview, cmsOrigin } = view;
  return (
    <>
      <InlineStyle name="site-frame" css={css} precedence="base" />
      <a className="skip-link" href="#content">
        {view.texts.frame.skipToContent}
      </a>
      {preview !== undefined && <PreviewBar view={view} editorOrigin={cmsOrigin} />}
      <LanguageOffer view={view} search={search} />
      <SiteHeader header={header} settings={settings} view={view} search={search} />
      {view.application ? <Application of={view.application}>{children}</Application> : <Main>{children}</Main>}
      <LateSheetLink />
      <SiteFooter settings={settings} view={view} search={search} header={header} />
      <CookieBar view={view} />
      <LoadingOverlay view={view} />
      <ToastArea view={view} />
    </>
  );
}

function Main(props: { children: ReactNode; 'data-application'?: string }): ReactNode {
  return <main id="content" tabIndex={-1} {...props} />;
}

/** A screen that React takes over in the browser, and what it needs to know there. */
function Application({ of, children }: { of: ApplicationData; children: ReactNode }): ReactNode {
  // No text can end the script.
  const json = JSON.stringify(of).replaceAll('<', '\\u003c');
  return (
    <>
      <Main data-application="">
        <div id={applicationRootId}>{children}</div>
      </Main>
      {modulesOf(of).map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON for a script, which is never run */}
      <script id={applicationDataId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}

function modulesOf({ manifest }: ApplicationData): string[] {
  return Object.values(manifest.routes).flatMap((route) =>
    route && route.id !== 'root' ? [route.module, ...route.imports] : [],
  );
}
