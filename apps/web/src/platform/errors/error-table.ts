import type { PlainMessageId } from '@dayplate/messages'
import type { AlertKind } from '../../ui/alert/alert.tsx'
import type { ReportKind } from './error-report.ts'

/** Everything that can go wrong in the gateway's answers and in this app, as far as a person sees a difference. */
export type ErrorCode =
  /** The device itself has no connection. */
  | 'offline'
  /** Nobody answered, or a part of the app could not be fetched. */
  | 'network'
  /** No answer within the time allowed. */
  | 'timeout'
  /** HTTP 503: the gateway has too much to do. */
  | 'overloaded'
  /** Any other status, or an answer that is nothing but errors. */
  | 'application'
  /** HTTP 401: the token is bad or has expired. */
  | 'unauthorised'
  /** The gateway refused what was sent and named neither field nor reason. */
  | 'refused'
  /** A kind of answer that this page, being older than the server, does not know. */
  | 'outdated'
  /** This page threw. */
  | 'broken'
  | 'not-found'

/** What the one button of an error does, wherever it is shown. */
export type OwnAction = 'try-again' | 'reload' | 'log-in'

/** An error page that somebody came to from another one leads back there, whatever the error. */
export type ErrorAction = OwnAction | 'go-back'

export type ErrorPagePath = '/error/network' | '/error/application' | '/error/404'

/** What a person sees of an error, and who else hears of it. */
export interface ErrorPresentation {
  /** Title and sentence where it takes the place of a screen. */
  readonly title: PlainMessageId
  readonly text: PlainMessageId
  /** First words and the rest where it is an alert beside something else. */
  readonly message: PlainMessageId
  readonly additionalMessage: PlainMessageId
  readonly look: 'empty' | 'away' | 'broken'
  readonly action: OwnAction
  readonly severity: Extract<AlertKind, 'warning' | 'danger'>
  /** Where it leads when nobody shows it; null when it never comes to that. */
  readonly page: ErrorPagePath | null
  /** The kind it is reported as; null: nothing is wrong with the product. */
  readonly reportAs: ReportKind | null
}

const AWAY = {
  text: 'error/additional-message/network',
  additionalMessage: 'error/additional-message/network',
  look: 'away',
  action: 'try-again',
  severity: 'warning',
  page: '/error/network',
  // A report could not be sent either.
  reportAs: null,
} as const satisfies Partial<ErrorPresentation>

const BROKEN = {
  title: 'error/title',
  text: 'error/page/text',
  message: 'error/message/generic',
  additionalMessage: 'error/additional-message/generic',
  look: 'broken',
  action: 'try-again',
  severity: 'danger',
  page: '/error/application',
  reportAs: 'error',
} as const satisfies ErrorPresentation

/** The one table from what went wrong to what is seen of it: a code without an entry does not compile. */
export const ERROR_TABLE: Readonly<Record<ErrorCode, ErrorPresentation>> = {
  offline: { ...AWAY, title: 'shell/offline/title', message: 'shell/offline/lead' },
  network: { ...AWAY, title: 'shell/unreachable/title', message: 'error/message/network' },
  timeout: {
    ...AWAY,
    title: 'error/timeout/title',
    text: 'error/timeout/text',
    message: 'error/message/timeout',
    additionalMessage: 'error/additional-message/generic',
    reportAs: 'connection',
  },
  overloaded: {
    ...BROKEN,
    title: 'error/overloaded/title',
    text: 'error/overloaded/text',
    message: 'error/message/overloaded',
    additionalMessage: 'error/additional-message/overloaded',
    severity: 'warning',
    reportAs: 'connection',
  },
  application: BROKEN,
  broken: { ...BROKEN, page: null },
  unauthorised: {
    ...BROKEN,
    title: 'error/unauthorised/title',
    text: 'error/additional-message/unauthorised',
    message: 'error/message/unauthorised',
    additionalMessage: 'error/additional-message/unauthorised',
    action: 'log-in',
    severity: 'warning',
    page: null,
    reportAs: null,
  },
  refused: {
    ...BROKEN,
    message: 'error/message/refused',
    additionalMessage: 'error/additional-message/refused',
    page: null,
    reportAs: null,
  },
  outdated: {
    ...BROKEN,
    title: 'error/outdated/title',
    text: 'error/outdated/text',
    action: 'reload',
    severity: 'warning',
    page: null,
  },
  'not-found': {
    ...BROKEN,
    title: 'error/not-found/title',
    text: 'error/not-found/text',
    look: 'empty',
    page: '/error/404',
    reportAs: 'not-found',
  },
}
