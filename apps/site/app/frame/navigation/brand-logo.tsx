import type { Header } from '@insurer/contract/header.ts';
import type { ReactNode } from 'react';
import { pictureUrl } from '#app/ui/media-url.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';

/** The company's logo, which leads home (FRAME-21). The picture is the header data's, else the built-in mark. */
export function BrandLogo({ header, view }: { header: Header; view: View }): ReactNode {
  const source = header.logo && pictureUrl(header.logo.url);
  return (
    <SiteLink to={{ href: '/', external: false }} view={view} className="brand-logo">
      <img
        className={
          source && !header.logo?.width ? 'brand-logo__picture brand-logo__picture--boxed' : 'brand-logo__picture'
        }
        src={source ?? '/brand/logo.svg'}
        alt={header.logoAlt?.text ?? view.texts.company.logoAlt}
        lang={header.logoAlt && header.logoAlt.lang !== view.language ? header.logoAlt.lang : undefined}
        width={source ? (header.logo?.width ?? 160) : 160}
        height={source ? (header.logo?.height ?? 48) : 48}
        // Without this React announces every picture in the head, where it would race the hero's.
        loading="lazy"
      />
    </SiteLink>
  );
}
