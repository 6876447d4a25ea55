/** The app's answer to `request_app_info` (specification, section 7), the first message it sends. */
const APP_INFO = 'app_info'

/** Whether what was posted to the page is the mobile app introducing itself; apps post text or objects. */
export function isAppInfo(posted: unknown): boolean {
  const message = typeof posted === 'string' ? parseJson(posted) : posted
  return typeof message === 'object' && message !== null && 'type' in message && message.type === APP_INFO
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
