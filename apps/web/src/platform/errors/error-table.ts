import type { PlainMessageId } from '@dayplate/messages'
import type { AlertKind } from '../../ui/alert/alert.tsx'
import type { ReportKind } from './error-report.ts'

/** Every error of the gateway's answers and of this app that users see differently. */
export type ErrorCode =
  /** The device itself has no connection. */
  | 'offline'
  /** The gateway did not answer, or a part of the app could not be loaded. */
  | 'network'
  /** No answer within the time allowed. */
  | 'timeout'
  /** HTTP 503: the gateway is overloaded. */
  | 'overloaded'
  /** Any other status, or an answer that contains only errors. */
  | 'application'
  /** HTTP 401: the token is wrong or has expired. */
  | 'unauthorised'
  /** The gateway refused the input without naming a field or a reason. */
  | 'refused'
  /** A result type that this page does not know, because it is older than the server. */
  | 'outdated'
  /** This page threw an error. */
  | 'broken'
  | 'not-found'

/** The action of an error's one button, wherever it is shown. */
export type OwnAction = 'try-again' | 'reload' | 'log-in'

/** An error page opened from another page leads back there, whatever the error. */
export type ErrorAction = OwnAction | 'go-back'

export type ErrorPagePath = '/error/network' | '/error/application' | '/error/404'

/** How an error is shown, and whether it is reported. */
export interface ErrorPresentation {
  /** The title and sentence used when it replaces a screen. */
  readonly title: PlainMessageId
  readonly text: PlainMessageId
  /** The first words and the rest, used in an alert beside other content. */
  readonly message: PlainMessageId
  readonly additionalMessage: PlainMessageId
  readonly look: 'empty' | 'away' | 'broken'
  readonly action: OwnAction
  readonly severity: Extract<AlertKind, 'warning' | 'danger'>
  /** The error page to navigate to when no component shows it; null when there is none. */
  readonly page: ErrorPagePath | null
  /** The kind of the report; null when the product is not at fault. */
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

/** The presentation of every error code. A code without an entry does not compile. */
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
