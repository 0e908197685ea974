import '@payloadcms/next/css';
import '../../admin/admin.css';
import '../../admin/brand.css';
import '../../dashboard/dashboard.css';
import '../../admin/languages/languages.css';
import '../../accounts/accounts.css';
import '../../cases/conversation/conversation.css';
import '../../providers/import-panel.css';
import '../../texts/texts.css';
import '../../together/together.css';
import '../../publications/publications.css';
import '../../checks/checks.css';
import '../../links/links.css';
import '../../rates/sample-prices.css';
import '../../review/review.css';
import '../../cases/desk/desk.css';
import '../../cases/figures/figures.css';
import '../../guide/guide.css';
import '../../unanswered/unanswered.css';
import { theme } from '@insurer/theme/brand.ts';
import configPromise from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { buildTableStateHandler } from '@payloadcms/ui/utilities/buildTableState';
import { headers } from 'next/headers';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { lockedByWriters } from '../../access/own-locks.ts';
import { signedOutInBoth } from '../../access/signed-out.ts';
import { carrySignedSession } from '../../access/signed-session.ts';
import { DelayFormState } from '../../admin/delay-form-state.tsx';
import { HoldUntilDates } from '../../admin/hold-until-dates.tsx';
import { hydratingClass } from '../../admin/hydrating-class.ts';
import { FollowAdminLanguage } from '../../admin/languages/follow-admin-language.tsx';
import { RepairMarkup } from '../../admin/markup/repair-markup.tsx';
import { mayAsk } from '../../admin/may-ask.ts';
import { OpenOnceHydrated } from '../../admin/open-once-hydrated.tsx';
import { withRedactedErrors } from '../../admin/redacted-errors.ts';
import { themeColours } from '../../admin/theme-colours.ts';
import { formState } from '../../links/link-drawer-state.ts';
import { askingFirst } from '../../links/refuse-schedule.ts';
import { editionsFunction, renewEditions } from '../../media/editions-view.tsx';
import { missingScripts } from '../../missing-scripts.ts';
import { periodsFunction, renewPeriods } from '../../publications/periods-view.tsx';
import { schedulePublication } from '../../record/scheduling.ts';
import { upcomingSchedules } from '../../record/upcoming-schedules.ts';
import { refusal } from '../../refusal.ts';
import { ShowRefusedSchedule } from '../../schedules/show-refused-schedule.tsx';
import { withoutReload } from '../../together/without-reload.ts';
import { importMap } from './admin/importMap.js';

const serverFunctions = {
  'schedule-publish': askingFirst(schedulePublication),
  'get-upcoming-scheduled-publish': upcomingSchedules,
  'form-state': withRedactedErrors(lockedByWriters(withoutReload(formState))),
  'table-state': withRedactedErrors(buildTableStateHandler),
  [periodsFunction]: renewPeriods,
  [editionsFunction]: renewEditions,
};

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  const sent = await headers();
  const may = mayAsk(args?.name, Object.keys(serverFunctions), carrySignedSession(Object.fromEntries(sent)));
  if (may === 'signed out') throw refusal(signedOutInBoth, 401);
  if (!may) return undefined;
  return handleServerFunctions({ ...args, config: configPromise, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={configPromise}
      htmlProps={{ className: hydratingClass }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      <style href="theme" precedence="theme">
        {themeColours(theme)}
      </style>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its words stand in its file */}
      <script type="module" async dangerouslySetInnerHTML={{ __html: missingScripts }} />
      <OpenOnceHydrated />
      <FollowAdminLanguage />
      <RepairMarkup />
      <ShowRefusedSchedule>
        <DelayFormState>
          <HoldUntilDates>{children}</HoldUntilDates>
        </DelayFormState>
      </ShowRefusedSchedule>
    </RootLayout>
  );
}
