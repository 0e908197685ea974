import type { ReactNode } from 'react';
import { closesDialog } from '#app/frame/side-menu/dialog-command.ts';
import { Icon } from '#app/ui/icon.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';

/** The modal with its two tabs; strictly necessary cookies have no switch, since they are always on (COOKIE-03 to COOKIE-05). */
export function CookieSettings({ view }: { view: View }): ReactNode {
  const { cookies } = view.texts;
  return (
    <dialog className="cookie-settings" id="cookie-settings" aria-labelledby="cookie-settings-title" data-dialog="">
      <div className="cookie-settings__top">
        <h2 className="cookie-settings__title" id="cookie-settings-title">
          {cookies.settingsTitle}
        </h2>
        <button type="button" className="cookie-settings__close" {...closesDialog('cookie-settings')}>
          <Icon name="close" />
          <span className="visually-hidden">{cookies.closeSettings}</span>
        </button>
      </div>
      <div className="cookie-settings__tabs" role="tablist" aria-labelledby="cookie-settings-title">
        <Tab name="privacy" label={cookies.privacyTab} selected />
        <Tab name="necessary" label={cookies.necessaryTab} />
      </div>
      <div className="cookie-settings__panel" {...panel('privacy')}>
        <p>{cookies.privacyText}</p>
      </div>
      <div className="cookie-settings__panel" {...panel('necessary')} hidden>
        <p className="cookie-settings__always-on">
          <Icon name="check" /> {cookies.alwaysOn}
        </p>
        <p>{cookies.necessaryText}</p>
      </div>
      <div className="cookie-settings__end">
        <SiteLink to={screenLink('/privacy-policy')} view={view}>
          {cookies.moreInformation}
        </SiteLink>
        <button type="button" className="button button--action" data-cookie-choice="necessary">
          {cookies.save}
        </button>
      </div>
    </dialog>
  );
}

function Tab({ name, label, selected = false }: { name: string; label: string; selected?: boolean }): ReactNode {
  return (
    <button
      type="button"
      role="tab"
      className="cookie-settings__tab"
      id={`cookies-${name}-tab`}
      aria-controls={`cookies-${name}`}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
    >
      {label}
    </button>
  );
}

function panel(name: string) {
  return { id: `cookies-${name}`, role: 'tabpanel', 'aria-labelledby': `cookies-${name}-tab` };
}
