import type { ServerComponentProps } from 'payload';
import { adminLanguageOf, type Label } from './labels.ts';
import { momentWithHijri } from './moment-text.ts';
import { inLanguageOf } from './text-fields.ts';

type SaidProps = Pick<ServerComponentProps, 'field' | 'i18n'> & { children: string; dir?: 'ltr' | 'auto' };

/** What is only read, as text and not as a field that takes nothing; whole, in its own direction. */
export function Said({ field, i18n, children, dir = 'auto' }: SaidProps) {
  const name = 'label' in field && typeof field.label === 'object' ? inLanguageOf({ i18n }, field.label as Label) : '';
  return (
    <div className="field-type text read-only said">
      <p className="field-label">{name}</p>
      <p>
        <bdi dir={dir}>{children}</bdi>
      </p>
    </div>
  );
}

/** An address, a hash, a number: from left to right in both languages. */
export function LatinField(props: ServerComponentProps) {
  return (
    <Said {...props} dir="ltr">
      {String(ownValue(props) ?? '–')}
    </Said>
  );
}

/** A moment, as it is told everywhere. */
export function MomentField(props: ServerComponentProps) {
  const moment = ownValue(props);
  const said = typeof moment === 'string' || moment instanceof Date;
  return <Said {...props}>{said ? momentWithHijri(moment, adminLanguageOf(props.i18n)) : '–'}</Said>;
}

/** Somebody by name, also for colleagues who may not open that account. */
export async function PersonField(props: ServerComponentProps) {
  const where = { id: { equals: Number(ownValue(props) ?? 0) } };
  // Reviewed: the name alone.
  const found = await props.payload.db.findOne<{ id: number; name?: string | null }>({ collection: 'users', where });
  return <Said {...props}>{found?.name || '–'}</Said>;
}

function ownValue({ field, siblingData }: ServerComponentProps): unknown {
  return 'name' in field && field.name ? siblingData?.[field.name] : undefined;
}
