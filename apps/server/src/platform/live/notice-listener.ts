import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client, type ClientConfig } from 'pg'
import { NOTICE_CHANNEL, parseNotice, type Notice } from './notice.ts'

/** The first pause before another connection. Each further one is twice as long. */
const FIRST_PAUSE_MS = 500
/** A database that restarts is found again within this time. */
const LONGEST_PAUSE_MS = 15_000

/** A connection whose other end is gone without a word, as after a failover, is noticed within these two. */
const CHECK_EVERY_MS = 20_000
const CHECK_WITHIN_MS = 5_000

interface ListenerOptions {
  /** Opened once and kept, beside the pool: notices reach only the connection that listens. */
  readonly connection: () => ClientConfig
  readonly onNotice: (notice: Notice) => void
  /** Called when notices are heard from now on. Those from before may have been missed. */
  readonly onListening: () => void
  readonly log: FastifyBaseLogger
}

export interface NoticeListener {
  /** Connects at the first call. */
  start(): void
  isListening(): boolean
  close(): Promise<void>
}

/** Hears the notices of all servers on this database. It connects again whenever its connection is lost. */
export function openNoticeListener({ connection, onNotice, onListening, log }: ListenerOptions): NoticeListener {
  const closing = new AbortController()
  let running: Promise<void> | null = null
  let isListening = false
  let losses = 0

  /** Resolves when the listener closes and rejects when the connection is lost. */
  async function listen(): Promise<void> {
    const client = new Client({ ...connection(), application_name: 'dayplate live', query_timeout: CHECK_WITHIN_MS })
    const over = Promise.withResolvers<void>()
    client.on('error', over.reject)
    client.on('end', () => over.reject(new Error('the connection ended')))
    client.on('notification', ({ payload = '' }) => {
      const notice = parseNotice(payload)
      if (notice !== null) onNotice(notice)
    })
    closing.signal.addEventListener('abort', () => over.resolve(), { once: true })
    // Also when nothing awaits it, because connecting failed.
    over.promise.catch(() => undefined)
    let checking: NodeJS.Timeout | undefined
    try {
      await client.connect()
      await client.query(`listen ${NOTICE_CHANNEL}`)
      if (losses > 0) log.info('notices are heard again')
      losses = 0
      isListening = true
      onListening()
      checking = setInterval(() => void client.query('select 1').catch(over.reject), CHECK_EVERY_MS)
      await over.promise
    } finally {
      isListening = false
      clearInterval(checking)
      // Not awaited, because a connection whose other end is gone may never end.
      client.end().catch(() => undefined)
    }
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listen()
      } catch (error) {
        if (losses === 0) log.warn({ err: error }, 'notices are not heard; connecting again')
        losses += 1
        await pause(pauseAfter(losses), undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  return {
    start() {
      running ??= keepListening()
    },
    isListening: () => isListening,
    async close() {
      closing.abort()
      await running
    },
  }
}

/** 1 → 500, 2 → 1,000 … at most 15,000 ms */
export const pauseAfter = (losses: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (losses - 1))
