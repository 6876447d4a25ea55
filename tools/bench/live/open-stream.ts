import { request, type IncomingMessage } from 'node:http'
import { LIVE_PATH } from '@dayplate/rules/live'

/** An open stream that keeps nothing of what it reads. */
export interface BenchStream {
  /** Resolves when an event of this name arrives. */
  hear(name: string): Promise<void>
  close(): void
}

/** Opens a stream and resolves once the server listens for it. */
export async function openStream(origin: string, headers: Readonly<Record<string, string>>): Promise<BenchStream> {
  const call = request(`${origin}${LIVE_PATH}`, { headers, agent: false })
  call.end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).once('error', reject)
  })
  if (response.statusCode !== 200) throw new Error(`No stream: ${response.statusCode}`)
  response.setEncoding('utf8')
  const hear = (name: string): Promise<void> =>
    new Promise((resolve) => {
      const listener = (text: string): void => {
        if (!text.includes(`event: ${name}\n`)) return
        response.off('data', listener)
        resolve()
      }
      response.on('data', listener)
    })
  const missed = hear('missed')
  response.on('data', () => undefined)
  await missed
  return { hear, close: () => call.destroy() }
}
