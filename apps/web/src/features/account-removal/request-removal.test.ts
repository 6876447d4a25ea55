import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reportError } from '../../platform/errors/report-error.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { requestRemoval } from './request-removal.ts'

vi.mock('../../platform/graphql-client/send-mutation.ts', () => ({ sendMutation: vi.fn() }))
vi.mock('../../platform/errors/report-error.ts', () => ({ reportError: vi.fn() }))

const sent = vi.mocked(sendMutation)
const reported = vi.mocked(reportError)
const answer = (__typename: string) =>
  sent.mockResolvedValue({ kind: 'answered', data: { removeAccount: { request: { __typename } } } })

beforeEach(() => {
  reported.mockClear()
})

describe('asking for the mail that removes an account', () => {
  it('is done when the answer is a success', async () => {
    answer('BasicMutationSuccess')
    expect(await requestRemoval()).toEqual({ kind: 'sent' })
    expect(reported).not.toHaveBeenCalled()
  })

  it.each(['ValidationException', 'AnAnswerOfANewerServer'])(
    'raises “Something went wrong!” for %s, and lets the page say so',
    async (typename) => {
      answer(typename)
      expect(await requestRemoval()).toEqual({
        kind: 'failed',
        failure: { kind: 'application', messages: ['Something went wrong!'] },
      })
      expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('Something went wrong!'))
    },
  )

  it('leaves a call without an answer to what is said of the connection', async () => {
    const lost = { kind: 'failed', failure: { kind: 'network' }, isUnknown: false } as const
    sent.mockResolvedValue(lost)
    expect(await requestRemoval()).toEqual(lost)
    expect(reported).not.toHaveBeenCalled()
  })
})
