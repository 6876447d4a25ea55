import { isLiveTab, isLiveTopic, type LiveTopic } from '@dayplate/rules/live'
import { isUuid } from '../db/is-uuid.ts'

/** Says that something of a person changed. It carries no more than this, because every server hears every notice. */
export interface Notice {
  readonly userId: string
  readonly topic: LiveTopic
  /** The browser tab that made the change, which knows of it already; null when the change came from no tab. */
  readonly tab: string | null
}

/** The channel of notices in PostgreSQL. */
export const NOTICE_CHANNEL = 'live'

/** { userId: 'af34…', topic: 'shopping-list', tab: null } → "af34… shopping-list" */
export const writeNotice = ({ userId, topic, tab }: Notice): string =>
  [userId, topic, ...(tab === null ? [] : [tab])].join(' ')

/** Null for a text that is no notice, such as one of a newer release with a topic of its own. */
export function parseNotice(payload: string): Notice | null {
  const [userId = '', topic = '', tab = null, ...rest] = payload.split(' ')
  if (!isUuid(userId) || !isLiveTopic(topic) || rest.length > 0) return null
  return tab === null || isLiveTab(tab) ? { userId, topic, tab } : null
}
