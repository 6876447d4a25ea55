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

describe('requestRemoval', () => {
  it('reports the mail as sent after a success', async () => {
    answer('BasicMutationSuccess')
    expect(await requestRemoval()).toEqual({ kind: 'sent' })
    expect(reported).not.toHaveBeenCalled()
  })

  it.each(['ValidationException', 'AnAnswerOfANewerServer'])(
    'reports the error “Something went wrong!” for %s, and returns it as a failure',
    async (typename) => {
      answer(typename)
      expect(await requestRemoval()).toEqual({
        kind: 'failed',
        failure: { kind: 'application', messages: ['Something went wrong!'] },
      })
      expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('Something went wrong!'))
    },
  )

  it('returns the failure of a call without an answer, and reports nothing', async () => {
    const lost = { kind: 'failed', failure: { kind: 'network' }, isUnknown: false } as const
    sent.mockResolvedValue(lost)
    expect(await requestRemoval()).toEqual(lost)
    expect(reported).not.toHaveBeenCalled()
  })
})
