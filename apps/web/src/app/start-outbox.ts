import { whenIdle } from '../platform/lazy/when-idle.ts'

/** Loads the outbox once the page is idle, because no first page needs it. Without a connection it loads when that returns. */
export function startOutbox(): void {
  whenIdle(() => {
    import('./send-outbox.ts')
      .then(({ sendOutbox }) => sendOutbox())
      .catch(() => addEventListener('online', startOutbox, { once: true }))
  })
}
