import { useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { StoredRateTable } from './stored-rate-table.ts';
import { tableInForm } from './table-in-form.ts';

const pauseMs = 500;

/**
 * The table as it stands in the form, looked at twice a second: a form of hundreds of factors tells of each of its fields,
 * and whoever follows all of that holds up the typing.
 */
export function useTableInForm(): StoredRateTable | undefined {
  const { getFields } = useForm();
  const [table, setTable] = useState<StoredRateTable>();
  useEffect(() => {
    let seen: ReturnType<typeof getFields> | undefined;
    const look = () => {
      const fields = getFields();
      if (fields !== seen) setTable(tableInForm(fields));
      seen = fields;
    };
    look();
    const looking = setInterval(look, pauseMs);
    return () => clearInterval(looking);
  }, [getFields]);
  return table;
}
