import type { Theme } from '@insurer/theme/theme.ts';

/**
 * The theme's colours as the custom properties that admin.css reads: `--brand-…`, and Payload's own scales. What Payload
 * shows as success has the brand's fill.
 */
export function themeColours({ colours, pictures, admin }: Theme): string {
  const { alertBg, alertText, dark } = admin;
  const values: Record<string, string> = {
    'brand-ink': colours.text,
    'brand-palm': colours.action,
    'brand-action-text': colours.actionText,
    'brand-deep': colours.surfaceDark,
    'brand-pale': pictures.pale,
    'brand-sand': colours.surfaceBand,
    'brand-dune': colours.line,
    'brand-saffron': colours.accent,
    'brand-clay': colours.error,
    'brand-alert-bg': alertBg,
    'brand-alert-text': alertText,
    'brand-dark-grey-text': dark.greyText,
    'brand-dark-mark': dark.mark,
    'brand-dark-action': dark.action,
    'brand-dark-action-hover': dark.actionHover,
    'brand-dark-alert-bg': dark.alertBg,
    'brand-dark-alert-text': dark.alertText,
    'color-base-0': colours.surface,
    ...asSteps('color-base', admin.greys),
    ...asSteps('color-success', admin.brand),
  };
  return `:root{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}

function asSteps(name: string, scale: Theme['admin']['greys']): Record<string, string> {
  return Object.fromEntries(Object.entries(scale).map(([step, colour]) => [`${name}-${step}`, colour]));
}
