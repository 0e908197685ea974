'use client';

import { DefaultCell, useTranslation } from '@payloadcms/ui';
import type { DateFieldClient, DefaultCellComponentProps } from 'payload';
import { adminLanguageOf } from './labels.ts';
import { hijriDayText, shortDayText, shortMomentText } from './moment-text.ts';

/** A moment in a list as it is told everywhere: in Riyadh, whatever the browser's zone, with the Hijri day; Payload takes that of the browser. */
export function MomentCell(props: DefaultCellComponentProps<DateFieldClient>) {
  const { cellData, field } = props;
  const { i18n } = useTranslation();
  const language = adminLanguageOf(i18n);
  const picker = field.admin?.date as { pickerAppearance?: string } | null | undefined;
  const isDay = picker?.pickerAppearance === 'dayOnly';
  const moment = cellData && new Date(cellData);
  const words = moment && (isDay ? shortDayText(moment, language) : shortMomentText(moment, language));
  return (
    <>
      <DefaultCell {...props} cellData={words || '–'} field={{ name: field.name, label: field.label, type: 'text' }} />
      {moment ? <span className="moment-cell__hijri">{hijriDayText(moment, language)}</span> : null}
    </>
  );
}
