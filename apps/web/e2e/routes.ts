import { addDays, type CalendarDay } from '@dayplate/dates'

/**
 * The user who opens a page: a visitor without a session, the demo subscriber with weeks of plans, or a newcomer who has just
 * registered and has no access yet.
 */
export type Viewer = 'visitor' | 'subscriber' | 'newcomer'

/** A page to open, and the expected result. */
export interface Screen {
  /** The name of the screen, also used in the file names of screenshots. */
  readonly name: string
  readonly url: string
  readonly as: Viewer
  /** The path that it redirects to; absent if it shows a page itself. */
  readonly landsOn?: string
  /** Whether it ends the viewer's session, so that other tests must not use it. */
  readonly endsSession?: true
  /** Whether the address is unknown, so that its page has status 404. */
  readonly isUnknown?: true
  /**
   * Whether the message about a first plan is unread, so that the day certainly has an alert. Otherwise only its meals may
   * cause one.
   */
  readonly hasNews?: true
}

/** Whether the page exists only in English. */
export const isForDevelopers = ({ url }: Screen): boolean => url.startsWith('/gallery')

/** Whether the server renders the page without the app. */
export const isServerPage = ({ url }: Screen): boolean => url.startsWith('/gallery/food-pictures')

/** One example address for a route of the route tree. */
export interface RouteExample extends Screen {
  /** The full path as `route-tree.gen.ts` writes it. */
  readonly route: string
}

/** Every route once. A route without an example fails `routes.test.ts`; so does an example without a route. */
export const routeExamples = (today: CalendarDay): readonly RouteExample[] => [
  { route: '/', name: 'start', url: '/', as: 'visitor', landsOn: '/home' },
  { route: '/$', name: 'not-found', url: '/no/such/page', as: 'visitor', isUnknown: true },
  { route: '/auth/activate/$token', name: 'activate', url: '/auth/activate/none', as: 'visitor' },
  { route: '/auth/confirm-email/$token', name: 'confirm-email', url: '/auth/confirm-email/none', as: 'visitor' },
  { route: '/auth/confirm', name: 'confirm', url: '/auth/confirm', as: 'visitor' },
  { route: '/aktywacja', name: 'coupon', url: '/aktywacja', as: 'visitor' },
  { route: '/auth/login', name: 'login', url: '/auth/login', as: 'visitor' },
  {
    route: '/auth/login/by-token/$token',
    name: 'login-by-token',
    url: '/auth/login/by-token/none',
    as: 'visitor',
    landsOn: '/auth/login',
  },
  {
    route: '/auth/logout',
    name: 'logout',
    url: '/auth/logout',
    as: 'subscriber',
    landsOn: '/auth/login',
    endsSession: true,
  },
  { route: '/auth/remind-password', name: 'remind-password', url: '/auth/remind-password', as: 'visitor' },
  {
    route: '/auth/reset-password/$token',
    name: 'reset-password',
    url: '/auth/reset-password/none',
    as: 'visitor',
    landsOn: '/auth/login',
  },
  { route: '/auth/set-password', name: 'set-password', url: '/auth/set-password', as: 'newcomer' },
  { route: '/auth/register', name: 'register', url: '/auth/register', as: 'visitor' },
  // An invalid hand-off. Other outcomes are tested in social.test.ts and social-back.test.ts.
  {
    route: '/auth/login/via-{$provider}',
    name: 'login-via-google',
    url: '/auth/login/via-google?code=none',
    as: 'visitor',
  },
  {
    route: '/auth/register/via-{$provider}',
    name: 'register-via-apple',
    url: '/auth/register/via-apple?id_token=none',
    as: 'visitor',
  },
  {
    route: '/auth/activate/via-{$provider}',
    name: 'activate-via-facebook',
    url: '/auth/activate/via-facebook?error=cancelled',
    as: 'visitor',
    landsOn: '/aktywacja',
  },
  {
    route: '/settings/via-{$provider}',
    name: 'settings-via-google',
    url: '/settings/via-google?code=none',
    as: 'newcomer',
  },
  // No plan is chosen yet, so it redirects to the plans.
  { route: '/buy/', name: 'buy', url: '/buy', as: 'newcomer', landsOn: '/home' },
  { route: '/buy/$productId', name: 'buy-product', url: '/buy/102', as: 'visitor', landsOn: '/buy/signup' },
  { route: '/buy/login', name: 'buy-login', url: '/buy/login', as: 'visitor' },
  { route: '/buy/signup', name: 'buy-signup', url: '/buy/signup', as: 'visitor' },
  { route: '/block-cookies', name: 'block-cookies', url: '/block-cookies', as: 'visitor', landsOn: '/home' },
  { route: '/contact', name: 'contact', url: '/contact', as: 'visitor' },
  { route: '/content/$identifier', name: 'content', url: '/content/diet-faq', as: 'visitor' },
  { route: '/coupon/', name: 'promo-code', url: '/coupon', as: 'visitor' },
  { route: '/coupon/access-code', name: 'access-code', url: '/coupon/access-code', as: 'newcomer' },
  { route: '/day-plan/', name: 'day-plan-start', url: '/day-plan', as: 'subscriber', landsOn: `/day-plan/${today}` },
  { route: '/day-plan/$date', name: 'day-plan', url: `/day-plan/${today}`, as: 'subscriber', hasNews: true },
  {
    route: '/day-plan/print/$start/$end',
    name: 'print-day',
    url: `/day-plan/print/${today}/${today}`,
    as: 'subscriber',
  },
  { route: '/day-plan/intro', name: 'introduction', url: '/day-plan/intro', as: 'subscriber' },
  { route: '/diet-settings', name: 'diet-settings', url: '/diet-settings', as: 'subscriber' },
  { route: '/diet-settings/exclusions', name: 'exclusions', url: '/diet-settings/exclusions', as: 'subscriber' },
  { route: '/downloadtheapp', name: 'download', url: '/downloadtheapp', as: 'visitor' },
  { route: '/error/404', name: 'error-not-found', url: '/error/404', as: 'visitor' },
  { route: '/error/application', name: 'error-application', url: '/error/application', as: 'visitor' },
  { route: '/error/network', name: 'error-network', url: '/error/network', as: 'visitor' },
  { route: '/favourite-meals', name: 'favourites', url: '/favourite-meals', as: 'subscriber' },
  { route: '/gallery', name: 'gallery', url: '/gallery', as: 'visitor' },
  { route: '/gallery/media', name: 'gallery-media', url: '/gallery/media', as: 'visitor' },
  { route: '/gallery/day-states', name: 'gallery-day-states', url: '/gallery/day-states', as: 'visitor' },
  { route: '/home', name: 'home', url: '/home', as: 'visitor' },
  { route: '/how-to', name: 'how-to', url: '/how-to', as: 'visitor' },
  { route: '/info', name: 'info', url: '/info', as: 'visitor' },
  { route: '/kupon', name: 'promo-code-polish', url: '/kupon', as: 'visitor' },
  { route: '/knowledge/', name: 'knowledge-start', url: '/knowledge', as: 'visitor', landsOn: '/knowledge/all' },
  { route: '/knowledge/$category', name: 'knowledge', url: '/knowledge/all', as: 'visitor' },
  {
    route: '/knowledge/article/$article',
    name: 'article',
    url: '/knowledge/article/1-how-to-read-your-day',
    as: 'visitor',
  },
  { route: '/meals', name: 'all-meals', url: '/meals', as: 'subscriber' },
  { route: '/meals/$slug', name: 'example-meal', url: '/meals/shakshuka-with-feta', as: 'visitor' },
  { route: '/more', name: 'more', url: '/more', as: 'subscriber' },
  { route: '/payment-info', name: 'payment-info', url: '/payment-info', as: 'visitor' },
  {
    route: '/print/$start/$end',
    name: 'shopping-list-print',
    url: `/print/${today}/${addDays(today, 6)}`,
    as: 'subscriber',
  },
  { route: '/privacy-policy', name: 'privacy-policy', url: '/privacy-policy', as: 'visitor' },
  { route: '/redirect-to', name: 'redirect-to', url: '/redirect-to', as: 'visitor', landsOn: '/auth/login' },
  { route: '/remove-account/$token', name: 'remove-account', url: '/remove-account/x', as: 'visitor' },
  { route: '/remove-account/request', name: 'remove-account-request', url: '/remove-account/request', as: 'newcomer' },
  { route: '/settings', name: 'settings', url: '/settings', as: 'subscriber' },
  { route: '/shared-list/$token', name: 'shared-list', url: '/shared-list/none', as: 'visitor' },
  { route: '/shopping-list', name: 'shopping-list', url: '/shopping-list', as: 'subscriber' },
  { route: '/terms-of-service', name: 'terms-of-service', url: '/terms-of-service', as: 'visitor' },
  { route: '/terms-of-service-android', name: 'terms-android', url: '/terms-of-service-android', as: 'visitor' },
  { route: '/terms-of-service-huawei', name: 'terms-huawei', url: '/terms-of-service-huawei', as: 'visitor' },
  { route: '/terms-of-service-ios', name: 'terms-ios', url: '/terms-of-service-ios', as: 'visitor' },
  { route: '/terms-of-service-web', name: 'terms-web', url: '/terms-of-service-web', as: 'visitor' },
  { route: '/unsubscribe', name: 'unsubscribe', url: '/unsubscribe', as: 'visitor' },
  {
    route: '/unsubscribe/$kind/$token',
    name: 'unsubscribe-link',
    url: `/unsubscribe/diet-course/${'a'.repeat(64)}`,
    as: 'visitor',
  },
]

/** Further states of these routes, and pages that the server renders itself. */
export const moreScreens = (today: CalendarDay): readonly Screen[] => [
  { name: 'day-plan-no-access', url: `/day-plan/${today}`, as: 'newcomer' },
  { name: 'day-plan-past', url: `/day-plan/${addDays(today, -3)}`, as: 'subscriber' },
  { name: 'print-week', url: `/day-plan/print/${today}/${addDays(today, 6)}`, as: 'subscriber' },
  { name: 'print-too-long', url: `/day-plan/print/${today}/${addDays(today, 13)}`, as: 'subscriber' },
  {
    name: 'shopping-list-partly-planned',
    url: `/shopping-list?start=${addDays(today, -30)}&end=${addDays(today, -8)}`,
    as: 'subscriber',
  },
  {
    name: 'shopping-list-backwards',
    url: `/shopping-list?start=${today}&end=${addDays(today, -1)}`,
    as: 'subscriber',
  },
  { name: 'shopping-list-no-access', url: '/shopping-list', as: 'newcomer', landsOn: `/day-plan/${today}` },
  {
    name: 'shopping-list-print-too-long',
    url: `/print/${today}/${addDays(today, 13)}`,
    as: 'subscriber',
  },
  { name: 'contact-signed-in', url: '/contact', as: 'subscriber' },
  { name: 'content-unknown', url: '/content/no-such-text', as: 'visitor', isUnknown: true },
  { name: 'knowledge-signed-in', url: '/knowledge/workouts', as: 'subscriber' },
  { name: 'knowledge-unknown', url: '/knowledge/sleep', as: 'visitor', isUnknown: true },
  { name: 'article-for-paying', url: '/knowledge/article/14-x', as: 'visitor' },
  {
    name: 'article-unknown',
    url: '/knowledge/article/999999-x',
    as: 'visitor',
    landsOn: '/error/404',
    isUnknown: true,
  },
  { name: 'example-meal-unknown', url: '/meals/scrambled-eggs', as: 'visitor', landsOn: '/error/404', isUnknown: true },
  { name: 'coupon-signed-in', url: '/aktywacja', as: 'newcomer', landsOn: '/coupon/access-code' },
  { name: 'private-page', url: '/more', as: 'visitor', landsOn: '/auth/login' },
  { name: 'buy-chosen', url: '/buy/102', as: 'newcomer', landsOn: '/buy' },
  { name: 'home-signed-in', url: '/home', as: 'subscriber' },
  // Some of them, because a visit loads every picture of a page at once.
  { name: 'food-pictures', url: '/gallery/food-pictures?form=tart', as: 'visitor' },
]
