import type { FormRules } from '@insurer/contract/forms/field-rule.ts';
import { checkFiles } from '@insurer/contract/requests/check-files.ts';
import type { Control } from '#app/ui/control.ts';
import { listFiles } from './file-lists.ts';

export type FileFields = ReturnType<typeof fileFields>;

/** The fields of a form that take files: what they hold is listed, and photos are made smaller in them. */
export function fileFields(rules: FormRules) {
  const underWay = new Map<Control, Promise<void>>();
  const lists = new Map<Control, () => void>();
  return {
    /** Begins with what was chosen, where a file is wrong by itself; `ready` is called once it stands in its field. */
    prepare(control: Control, ready: (control: Control) => void): void {
      const rule = rules[control.name];
      if (rule?.kind !== 'files' || !(control instanceof HTMLInputElement)) return;
      const list = lists.get(control) ?? listFiles(control);
      lists.set(control, list);
      if (![...(control.files ?? [])].some((file) => checkFiles(rule, [file]))) return;
      const work = import('./smaller-photos.ts')
        .then(({ makePhotosSmaller }) => makePhotosSmaller(control, rule))
        // The field then says what is wrong with the photo as it is.
        .catch(() => {})
        .then(() => {
          if (underWay.get(control) === work) underWay.delete(control);
          list();
          ready(control);
        });
      underWay.set(control, work);
    },
    isPreparing: (control: Control) => underWay.has(control),
    areReady: () => underWay.size === 0,
    whenReady: () => Promise.all(underWay.values()),
  };
}
