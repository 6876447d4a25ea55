/** A message of the mobile app around the page. Its further fields depend on its type. */
export interface HostNews {
  readonly type: string
  readonly [field: string]: unknown
}

/** Reads what was posted to the page; null unless it is a message of the app. Apps post text or objects. */
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
