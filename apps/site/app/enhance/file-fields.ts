import type { FormRules } from '@insurer/contract/forms/field-rule.ts';
import { isLookedInto, lookInto, problemOfFiles } from '#app/forms/file-contents.ts';
import type { Control } from '#app/ui/control.ts';
import { afterPress } from '#app/ui/press.ts';
import { listFiles } from './file-lists.ts';

export type FileFields = ReturnType<typeof fileFields>;

/** The fields of a form that take files: what they hold is listed and looked into, and photos are made smaller in them. */
export function fileFields(rules: FormRules) {
  const underWay = new Map<Control, Promise<void>>();
  const lists = new Map<Control, () => void>();
  return {
    /** Begins with what was chosen, where a file is new or wrong by itself; `ready` is called once it stands in its field. */
    prepare(control: Control, ready: (control: Control) => void): void {
      const rule = rules[control.name];
      if (rule?.kind !== 'files' || !(control instanceof HTMLInputElement)) return;
      const list = lists.get(control) ?? listFiles(control);
      lists.set(control, list);
      const files = [...(control.files ?? [])];
      const isWrong = () => files.some((file) => problemOfFiles(rule, [file]));
      if (files.every(isLookedInto) && !isWrong()) return;
      // One that cannot be read now is the server's to look into.
      const work = Promise.allSettled(files.map(lookInto))
        .then(async () => isWrong() && (await import('./smaller-photos.ts')).makePhotosSmaller(control, rule))
        // The field then says what is wrong with the photo as it is.
        .catch(() => {})
        .then(() => {
          if (underWay.get(control) === work) underWay.delete(control);
          list();
          afterPress(() => ready(control));
        });
      underWay.set(control, work);
    },
    isPreparing: (control: Control) => underWay.has(control),
    areReady: () => underWay.size === 0,
    whenReady: () => Promise.all(underWay.values()),
  };
}
