import { type Label, label } from '../fields/labels.ts';

const lossless = label(
  'Nothing of yours is lost: where both texts change the same place, you choose.',
  'لم يضع شيء مما كتبته، وتختار حيث غيّر النصان الموضع نفسه.',
);
const refusal = (en: string, ar: string): Label => label(`${en} ${lossless.en}`, `${ar} ${lossless.ar}`);

/** Why a save over a newer text is refused, by whose text that is. */
export const staleWords = {
  named: refusal('Saved meanwhile by {name}.', 'حُفظت نسخة أحدث في هذه الأثناء باسم {name}.'),
  own: refusal(
    'You saved a newer text already, such as in another window.',
    'سبق حفظ نص أحدث باسمك، في نافذة أخرى مثلًا.',
  ),
  /** Where nobody noted who that was, it may be one's own of another window. */
  nobodys: refusal('A newer text is stored.', 'حُفظ نص أحدث.'),
} satisfies Record<string, Label>;

/** Whether a message, as it stands or in what Payload shows it with, is one of {@link staleWords}. */
export function isStaleRefusal(title: unknown): boolean {
  if (typeof title === 'string') return Object.values(lossless).some((end) => title.endsWith(end));
  const { props } = (title ?? {}) as { props?: { errorMessage?: unknown } };
  return props !== undefined && isStaleRefusal(props.errorMessage);
}
