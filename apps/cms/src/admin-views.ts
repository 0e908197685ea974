import type { Config } from 'payload';

type Views = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>;

/** The screens of the admin that are no list and no form of a document. */
export const views: Views = {
  dashboard: { Component: '/dashboard/dashboard.tsx#Dashboard' },
  workingList: {
    Component: '/cases/desk/working-list-view.tsx#WorkingListView',
    path: '/my-work',
    exact: true,
    meta: { title: 'My work · عملي' },
  },
  figures: {
    Component: '/cases/figures/figures-view.tsx#FiguresView',
    path: '/my-work/figures',
    exact: true,
    meta: { title: 'Figures · الإحصاءات' },
  },
  unansweredSearches: {
    Component: '/unanswered/unanswered-view.tsx#UnansweredView',
    path: '/unanswered-searches',
    exact: true,
    meta: { title: 'Searches that found nothing · عمليات بحث بلا نتائج' },
  },
  brokenLinks: {
    Component: '/links/broken-links-view.tsx#BrokenLinksView',
    path: '/broken-links',
    exact: true,
    meta: { title: 'Links that lead nowhere · روابط لا تؤدي إلى صفحة' },
  },
  guide: {
    Component: '/guide/guide-view.tsx#GuideView',
    path: '/guide',
    exact: true,
    meta: { title: 'Your first hour · ساعتك الأولى' },
  },
  nextCase: { Component: '/cases/desk/next-case-view.tsx#NextCaseView', path: '/my-work/next', exact: true },
  secondFactor: {
    Component: '/accounts/second-factor/sign-in-step-view.tsx#SignInStepView',
    path: '/second-factor',
    exact: true,
    meta: { title: 'Second factor · التحقق بخطوتين' },
  },
};
