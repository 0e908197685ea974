import type { ReactNode } from 'react';
import { CookieBar } from '#app/frame/cookie-bar/cookie-bar.tsx';
import { SiteFooter } from '#app/frame/footer/site-footer.tsx';
import { SiteHeader } from '#app/frame/header/site-header.tsx';
import { LoadingOverlay } from '#app/frame/loading/loading-overlay.tsx';
import { PreviewBar } from '#app/frame/preview-bar/preview-bar.tsx';
import { ToastArea } from '#app/frame/toast-area/toast-area.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
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
      <SiteHeader header={header} settings={settings} view={view} search={search} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter settings={settings} view={view} search={search} header={header} />
      <CookieBar view={view} />
      <LoadingOverlay view={view} />
      <ToastArea view={view} />
    </>
  );
}
