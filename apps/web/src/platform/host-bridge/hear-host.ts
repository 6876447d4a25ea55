import { type HostNews, readHostMessage } from './read-host-message.ts'

/** Calls the listener with every message of the mobile app around the page. Returns a function that stops it. */
export function hearHost(hear: (news: HostNews) => void): () => void {
  const listen = ({ data, source, origin }: MessageEvent<unknown>) => {
    // The app posts messages through the page's own window. Messages of other sites' frames and openers are ignored.
    const isHost = (source === null || source === window) && (origin === '' || origin === location.origin)
    const news = isHost ? readHostMessage(data) : null
    if (news !== null) hear(news)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}
