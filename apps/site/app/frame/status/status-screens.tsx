import type { ReactNode } from 'react';
import { SearchForm } from '#app/frame/search/search-form.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { phoneHref } from '#app/ui/phone-href.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';
import { ErrorReference } from './error-reference.tsx';
import css from './status.css?inline';

type ScreenProps = { view: View };

/** Unknown address; HTTP status 404 (ROUTE-05; decision D4). */
export function NotFoundScreen({ view }: ScreenProps): ReactNode {
  return (
    <StatusScreen figure="404" name="notFound" view={view}>
      <SearchForm view={view} />
    </StatusScreen>
  );
}

/** Guarded page without a token: shows "404"; HTTP status 401 (ERR-04, decision D4). */
export function UnauthorisedScreen({ view }: ScreenProps): ReactNode {
  return (
    <StatusScreen figure="404" name="unauthorised" view={view}>
      <p>
        <SiteLink to={screenLink('/track-request')} view={view} className="text-link">
          {view.texts.eServices.links.follow}
        </SiteLink>
      </p>
    </StatusScreen>
  );
}

/** A preview that the content service refused; HTTP status 403 (docs/contract.md). */
export function ForbiddenPreview({ view }: ScreenProps): ReactNode {
  return <StatusScreen name="preview" view={view} />;
}

/** The content service does not answer and there is no older copy; HTTP status 503. */
export function ServiceDown({ view, phone }: ScreenProps & { phone?: string }): ReactNode {
  return (
    <StatusScreen name="serviceDown" view={view}>
      <RetryLink view={view} />
      <ErrorReference view={view} reference={view.requestId} />
      {phone && (
        <p>
          {view.texts.status.callUs}{' '}
          <a href={phoneHref(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      )}
    </StatusScreen>
  );
}

/** The content service answered with something that is no page; HTTP status 502. */
export function BadResponse({ view }: ScreenProps): ReactNode {
  return (
    <StatusScreen name="badResponse" view={view}>
      <RetryLink view={view} />
      <ErrorReference view={view} reference={view.requestId} />
    </StatusScreen>
  );
}

/** A plain reload of the same address: the full load is the point, so the in-site navigation leaves it alone. */
function RetryLink({ view }: ScreenProps): ReactNode {
  return (
    <p>
      <a href={localPath(view.path, view.language)} data-full-load="">
        {view.texts.status.tryAgain}
      </a>
    </p>
  );
}

type StatusScreenProps = ScreenProps & {
  /** Of the title and the sentence in texts.status. */
  name: 'notFound' | 'unauthorised' | 'preview' | 'serviceDown' | 'badResponse' | 'error';
  /** The big figure above the title: the largest text of the screen (ERR-02). */
  figure?: string;
  children?: ReactNode;
};

/** A screen that stands in for a page: what happened, what to do, and the way home. */
export function StatusScreen({ name, view, figure, children }: StatusScreenProps): ReactNode {
  const { status } = view.texts;
  return (
    <div className="status-screen page-width">
      <InlineStyle name="status" css={css} />
      {figure ? (
        <p className="status-screen__figure">{figure}</p>
      ) : (
        <div className="status-screen__motif motif-row" aria-hidden="true" />
      )}
      <h1 className="status-screen__title">{status[`${name}Title`]}</h1>
      <p className="status-screen__text">{status[`${name}Text`]}</p>
      {children}
      <ButtonLink to={{ href: '/', external: false }} view={view} look="action">
        {status.headBackHome}
      </ButtonLink>
    </div>
  );
}
