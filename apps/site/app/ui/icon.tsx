import type { ReactNode } from 'react';

type IconProps = {
  /** A symbol of /icons/sprite.svg. */
  name: string;
  /** Directional icons turn round in right-to-left pages. */
  flip?: boolean;
  className?: string;
};

/** A picture beside words that say the same; hidden from voices. */
export function Icon({ name, flip, className }: IconProps): ReactNode {
  const classes = ['icon', flip && 'icon--flip', className].filter(Boolean).join(' ');
  return (
    <svg className={classes} width="24" height="24" aria-hidden="true">
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
