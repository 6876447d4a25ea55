/** Something the mobile app around the page says; what else is in it depends on its type. */
export interface HostNews {
  readonly type: string
  readonly [field: string]: unknown
}

/** What was posted to the page, if it has the shape of a message of the app; apps post text or objects. */
export function readHostMessage(posted: unknown): HostNews | null {
  const message = typeof posted === 'string' ? parseJson(posted) : posted
  return isNews(message) ? message : null
}

const isNews = (message: unknown): message is HostNews =>
  typeof message === 'object' && message !== null && 'type' in message && typeof message.type === 'string'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
