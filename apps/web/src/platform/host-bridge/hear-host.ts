import { type HostNews, readHostMessage } from './read-host-message.ts'

/** Calls with every message of the mobile app around the page, until the returned function is called. */
export function hearHost(hear: (news: HostNews) => void): () => void {
  const listen = ({ data, source, origin }: MessageEvent<unknown>) => {
    // The app speaks through the page's own window; frames and openers of other sites have no say.
    const isHost = (source === null || source === window) && (origin === '' || origin === location.origin)
    const news = isHost ? readHostMessage(data) : null
    if (news !== null) hear(news)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}
