/**
 * The header is as the server rendered it, at the step that was loaded: a change of language leads to the step and the filters at
 * which the visitor is by now (I18N-07).
 */
export function keepPlaceInLanguages(): void {
  const follow = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
    if (link) link.search = location.search;
  };
  // Before the switch itself reads where it leads.
  document.addEventListener('click', follow, true);
}
