import { afterEach, describe, expect, it } from 'vitest'
import type { AwkwardJob } from './awkward-thread.fixture.ts'
import { ThreadPool } from './thread-pool.ts'

const pools: ThreadPool<AwkwardJob, readonly number[]>[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close()
})

interface PoolLimits {
  readonly threads?: number
  readonly mostWaiting?: number
  readonly timeoutMs?: number | null
}

function openPool({ threads = 1, mostWaiting = 10, timeoutMs = 20_000 }: PoolLimits = {}) {
  const pool = new ThreadPool<AwkwardJob, readonly number[]>({
    entry: new URL('awkward-thread.fixture.ts', import.meta.url),
    threads,
    mostWaiting,
    timeoutMs,
    onFull: () => new Error('full'),
    onOverdue: (error) => new Error(`overdue: ${error.message}`),
  })
  pools.push(pool)
  return { pool, answer: (value: number) => pool.run(() => ({ kind: 'answer', value })) }
}

describe('ThreadPool', () => {
  it('runs jobs one after the other, oldest first, on the same thread', async () => {
    const { answer } = openPool()
    expect(await Promise.all([answer(1), answer(2), answer(3)])).toEqual([[1], [1, 2], [1, 2, 3]])
  })

  it('starts no more threads than allowed, and asks for a request when a thread takes it', async () => {
    const { pool } = openPool({ threads: 2 })
    const threads = new Set<object>()
    const job = (thread: object): AwkwardJob => {
      threads.add(thread)
      return { kind: 'answer', value: 1 }
    }
    await Promise.all(Array.from({ length: 6 }, () => pool.run(job)))
    expect(threads.size).toBe(2)
  })

  it('rethrows the error of a job and reuses the thread', async () => {
    const { pool, answer } = openPool()
    await answer(1)
    await expect(pool.run(() => ({ kind: 'throw' }))).rejects.toThrow(new RangeError('out of reach'))
    expect(await answer(2)).toEqual([1, 2])
  })

  it('waits for the promise of a job before the next one', async () => {
    const { pool, answer } = openPool()
    const jobs = [pool.run(() => ({ kind: 'answer-later', value: 1 })), answer(2)]
    expect(await Promise.all(jobs)).toEqual([[1], [1, 2]])
    await expect(pool.run(() => ({ kind: 'throw-later' }))).rejects.toThrow(new RangeError('out of reach, later'))
    expect(await answer(3)).toEqual([1, 2, 3])
  })

  it('fails the job of a dead thread and runs waiting jobs on a new one', async () => {
    const { pool, answer } = openPool()
    const dying = pool.run(() => ({ kind: 'die' }))
    const waiting = answer(7)
    await expect(dying).rejects.toThrow('ended with 3')
    expect(await waiting).toEqual([7])
  })

  it('ends a thread whose job never ends', async () => {
    const { pool, answer } = openPool({ timeoutMs: 1_500 })
    const hanging = pool.run(() => ({ kind: 'hang' }))
    await expect(hanging).rejects.toThrow('overdue: a job took longer than 1500 ms')
    expect(await answer(7)).toEqual([7])
  })

  it('waits for a job without a limit', async () => {
    const { answer } = openPool({ timeoutMs: null })
    expect(await answer(7)).toEqual([7])
  })

  it('refuses jobs while the queue is full', async () => {
    const { answer } = openPool({ mostWaiting: 1 })
    const taken = [answer(1), answer(2)]
    await expect(answer(3)).rejects.toThrow('full')
    await Promise.all(taken)
    expect(await answer(4)).toEqual([1, 2, 4])
  })

  it('fails a request that cannot be sent, and continues', async () => {
    const { pool, answer } = openPool()
    const unsendable = pool.run(() => Object.assign({ kind: 'answer' as const, value: 1 }, { f: () => 1 }))
    await expect(unsendable).rejects.toThrow('could not be cloned')
    expect(await answer(5)).toEqual([5])
  })

  it('fails running, waiting and later jobs once it is closed', async () => {
    const { pool, answer } = openPool()
    const jobs = [pool.run(() => ({ kind: 'hang' })), answer(1)]
    const outcomes = Promise.allSettled(jobs)
    await pool.close()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(answer(2)).rejects.toThrow('closed')
  })
})
