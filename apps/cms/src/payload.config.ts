import { defaultLanguage, directionOf, languages } from '@insurer/contract/language.ts';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig, type CollectionConfig, type GlobalConfig } from 'payload';
import { withBoundedLists } from './access/bounded-lists.ts';
import { withMenu } from './access/menus.ts';
import { withOwnFilters } from './access/own-filters.ts';
import { withOwnLocale } from './access/own-locale.ts';
import { withOwnLocks } from './access/own-locks.ts';
import { withOwnMoments } from './access/own-moments.ts';
import { withOwnRoutes } from './access/own-routes.ts';
import { withOwnSorts } from './access/own-sorts.ts';
import { adminOnly } from './access/rules.ts';
import { explainLocked, explainSignedOut, refuseSendersFaults } from './access/senders-faults.ts';
import { cookiePrefix } from './access/session-cookie.ts';
import { sessionSecret } from './access/signed-session.ts';
import { accountMail } from './accounts/account-mail.ts';
import { noteLastSeen } from './accounts/last-seen.ts';
import { secondFactorEndpoints } from './accounts/second-factor/endpoints.ts';
import { withSessionWrites } from './accounts/session-writes.ts';
import { singleSignOnEndpoints } from './accounts/single-sign-on/endpoints.ts';
import { withMissingTexts } from './admin/languages/note-missing-texts.ts';
import { withHeadTitles } from './admin/languages/with-head-titles.ts';
import { withoutCopies } from './admin/languages/without-copies.ts';
import { withFormInView, withGlobalFormInView } from './admin/with-form-in-view.ts';
import { adminWordsFor } from './admin/words-without-mail.ts';
import { views } from './admin-views.ts';
import { blocks } from './blocks/blocks.ts';
import { deskEndpoints } from './cases/desk/desk-endpoints.ts';
import { figuresCsv } from './cases/figures/figures-csv.ts';
import { personEndpoints } from './cases/retention/person-endpoints.ts';
import { retentionEndpoints } from './cases/retention/retention-endpoints.ts';
import { withChecks, withGlobalChecks } from './checks/with-checks.ts';
import { answerTemplates } from './collections/answer-templates.ts';
import { auditHead, auditLog } from './collections/audit-log.ts';
import { caseMessages } from './collections/case-messages.ts';
import { countries } from './collections/countries.ts';
import { departures } from './collections/departures.ts';
import { documents } from './collections/documents.ts';
import { externalLinks } from './collections/external-links.ts';
import { jobApplications, messages, serviceRequests } from './collections/inboxes.ts';
import { jobs } from './collections/jobs.ts';
import { linkPlaces } from './collections/link-places.ts';
import { mailQueue } from './collections/mail-queue.ts';
import { media } from './collections/media.ts';
import { missingTexts } from './collections/missing-texts.ts';
import { openDocuments } from './collections/open-documents.ts';
import { outbox } from './collections/outbox.ts';
import { pageGroups } from './collections/page-groups.ts';
import { pages } from './collections/pages.ts';
import { privateFiles } from './collections/private-files.ts';
import { providers } from './collections/providers.ts';
import { publications } from './collections/publications.ts';
import { purgeEvents } from './collections/purge-events.ts';
import { rateLimits } from './collections/rate-limits.ts';
import { rateTables } from './collections/rate-tables.ts';
import { redirects } from './collections/redirects.ts';
import { reviews } from './collections/reviews.ts';
import { secondFactors } from './collections/second-factors.ts';
import { sharedViews } from './collections/shared-views.ts';
import { unansweredSearches } from './collections/unanswered-searches.ts';
import { users } from './collections/users.ts';
import { webhooks } from './collections/webhooks.ts';
import { config } from './config.ts';
import { databaseAdapter } from './db/adapter.ts';
import { limitStatements } from './db/statement-limits.ts';
import { withCopyMoment } from './fields/copy-moment.ts';
import { languageLabels } from './fields/labels.ts';
import { withMomentCells } from './fields/moment-cells.ts';
import { withOwnLabels } from './fields/own-labels.ts';
import { withPlainFiles } from './fields/plain-files.ts';
import { withRowsCells } from './fields/rows-cells.ts';
import { caseHandling } from './globals/case-handling.ts';
import { header } from './globals/header.ts';
import { publishingRules } from './globals/publishing-rules.ts';
import { signInRules } from './globals/sign-in-rules.ts';
import { siteSettings } from './globals/site-settings.ts';
import { texts } from './globals/texts.ts';
import { linkTargetsEndpoint } from './links/link-targets-endpoint.ts';
import { withGlobalLinkPlaces, withLinkPlaces } from './links/note-places.ts';
import { withWhereUsed } from './links/with-where-used.ts';
import { logMethod } from './log-method.ts';
import { sharpInTurn } from './media/picture-turn.ts';
import { withGlobalDrafts } from './publications/global-drafts.ts';
import { withKeptVersions } from './publications/keep-published-version.ts';
import { withGlobalPublications, withPublications } from './publications/note-publications.ts';
import { withRestoredDrafts } from './publications/restore-as-draft.ts';
import { recordedAccounts } from './record/account-hooks.ts';
import { recorded } from './record/document-hooks.ts';
import { recordedGlobal } from './record/global-hooks.ts';
import { withMarkedSchedules } from './record/marked-schedules.ts';
import { nameFields } from './refused-fields.ts';
import { nameNoDocuments } from './refused-many.ts';
import { withGlobalReview, withReview } from './review/with-review.ts';
import { richTextEditor } from './rich-text.ts';
import { withScheduledOnce } from './schedules/do-scheduled-once.ts';
import { notifyFailedSchedule } from './schedules/failed-schedule.ts';
import { demoCompanyName } from './seed/demo-company-name.ts';
import { present } from './together/present.ts';
import { explainGone } from './together/refuse-gone.ts';
import { withRowsBroughtBack } from './together/rows-brought-back.ts';
import { withPutBack } from './together/with-put-back.ts';
import { withTakeOver } from './together/with-take-over.ts';
import { withGlobalTogether } from './together/with-together.ts';
import { withoutLocks } from './together/without-locks.ts';
import { addSynonymEndpoint } from './unanswered/add-synonym.ts';

const megabytes = config.mediaMaxBytes / 1_048_576;
const tooLarge = `The file is larger than ${megabytes} MB. · الملف أكبر من ${megabytes} ميغابايت.`;
const mayManageJobs = ({ req }: Parameters<typeof adminOnly>[0]) => adminOnly({ req }) === true;

const withSecondLook = (collection: CollectionConfig) => withChecks(withReview(collection));

/** A global that is written, checked, reviewed and published as a page is. */
const drafted = (global: GlobalConfig) =>
  withGlobalDrafts(withGlobalPublications(withGlobalChecks(withGlobalReview(withGlobalTogether(global)))));

const withHistory = (collection: CollectionConfig) =>
  withRestoredDrafts(withKeptVersions(withPublications(collection)));

const built = buildConfig({
  secret: sessionSecret,
  db: withSessionWrites(databaseAdapter(config.database, config.databasePool)),
  routes: { admin: '/admin', api: '/cms-api' },
  // What the dashboard compares the company with; the folder seed alone knows the demo content.
  custom: { demoCompanyName },
  graphQL: { disable: true },
  telemetry: false,
  defaultDepth: 0,
  maxDepth: 3,
  cookiePrefix,
  csrf: config.adminOrigins,
  collections: [
    ...[withMissingTexts(withHistory(withSecondLook(withWhereUsed(pages)))), withMissingTexts(pageGroups), redirects]
      .map(withLinkPlaces)
      .map(recorded),
    ...[withMissingTexts(withRestoredDrafts(withSecondLook(rateTables)))].map(withLinkPlaces).map(recorded),
    recorded(providers),
    recorded(withLinkPlaces(withMissingTexts(withHistory(withSecondLook(withWhereUsed(jobs)))))),
    ...[withWhereUsed(countries), withMissingTexts(withWhereUsed(media)), withWhereUsed(documents)].map(recorded),
    ...[serviceRequests, messages, jobApplications].map(recorded),
    ...[withLinkPlaces(withMissingTexts(answerTemplates)), sharedViews].map(recorded),
    caseMessages,
    privateFiles,
    ...[mailQueue, webhooks, recordedAccounts(users)].map(recorded),
    auditLog,
    auditHead,
    outbox,
    purgeEvents,
    rateLimits,
    secondFactors,
    openDocuments,
    publications,
    reviews,
    unansweredSearches,
    linkPlaces,
    externalLinks,
    missingTexts,
    departures,
  ]
    .map(withCopyMoment)
    .map(withMenu)
    .map(withFormInView),
  endpoints: [
    present,
    ...personEndpoints,
    ...retentionEndpoints,
    ...deskEndpoints,
    figuresCsv,
    addSynonymEndpoint,
    linkTargetsEndpoint,
    ...secondFactorEndpoints,
    ...singleSignOnEndpoints,
  ],
  globals: [
    ...[header, siteSettings, texts].map(drafted).map(withGlobalLinkPlaces),
    ...[caseHandling, signInRules, publishingRules],
  ]
    .map(recordedGlobal)
    .map(withMenu)
    .map(withGlobalFormInView),
  blocks,
  editor: richTextEditor,
  localization: {
    locales: languages.map((code) => ({ code, label: languageLabels[code], rtl: directionOf(code) === 'rtl' })),
    defaultLocale: defaultLanguage,
    fallback: false,
  },
  i18n: { supportedLanguages: { en, ar }, fallbackLanguage: 'en', translations: adminWordsFor(config.smtpUrl) },
  email: accountMail,
  onInit: async (payload) => {
    noteLastSeen(payload);
    await limitStatements(payload);
  },
  hooks: {
    afterError: [refuseSendersFaults, explainSignedOut, explainLocked, explainGone, nameFields, nameNoDocuments],
  },
  admin: {
    user: users.slug,
    avatar: 'default',
    importMap: { baseDir: import.meta.dirname, autoGenerate: false },
    // What is scheduled goes by the clock of everything else: there is no other one to choose.
    timezones: {
      defaultTimezone: 'Asia/Riyadh',
      supportedTimezones: [{ label: 'Riyadh · الرياض', value: 'Asia/Riyadh' }],
    },
    // Payload's own lists and heads: one pattern, so without words or a comma of one language.
    dateFormat: 'd MMM yyyy HH:mm',
    meta: {
      titleSuffix: '',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/brand/mark.svg' }],
      defaultOGImageType: 'off',
    },
    components: {
      graphics: { Logo: '/admin/brand/logo.tsx#Logo', Icon: '/admin/brand/icon.tsx#Icon' },
      beforeNavLinks: ['/cases/desk/desk-menu.tsx#DeskMenu'],
      afterNavLinks: ['/guide/guide-link.tsx#GuideLink'],
      beforeLogin: [
        '/accounts/second-factor/lead-on.tsx#LeadOn',
        '/accounts/single-sign-on/sign-in-choice.tsx#SignInChoice',
      ],
      views,
    },
  },
  // Payload's own runner gives a wish up for a lost connection: what is due is done by the background work alone (decision 0035).
  jobs: { access: { run: () => false, queue: mayManageJobs, cancel: mayManageJobs }, deleteJobOnComplete: true },
  upload: {
    limits: { fileSize: config.mediaMaxBytes },
    abortOnLimit: true,
    // Payload knows no language here.
    responseOnLimit: tooLarge,
    safeFileNames: true,
    preserveExtension: 4,
    useTempFiles: false,
  },
  sharp: sharpInTurn,
  logger: {
    options: {
      level: config.logLevel,
      base: { app: 'cms' },
      hooks: { logMethod },
    },
    destination: process.stdout,
  },
  typescript: { outputFile: `${import.meta.dirname}/payload-types.ts`, autoGenerate: false },
});

export default built
  .then(withOwnLocks)
  .then(withoutLocks)
  .then(withTakeOver)
  .then(withOwnRoutes)
  .then(withOwnSorts)
  .then(withOwnFilters)
  .then(withOwnLocale)
  .then(withBoundedLists)
  .then(withOwnMoments)
  .then(withMomentCells)
  .then(withRowsCells)
  .then(withoutCopies)
  .then(withPutBack)
  .then(withRowsBroughtBack)
  .then(withHeadTitles)
  .then(withOwnLabels)
  .then(withPlainFiles)
  .then(withScheduledOnce)
  .then((config) => withMarkedSchedules(config, notifyFailedSchedule));
