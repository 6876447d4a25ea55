import { beforeEach, expect, it, vi } from 'vitest'
import { clearHealthData } from '../../../platform/session/session.ts'
import { sendSetting } from '../saving/send-setting.ts'
import { withdrawConsent } from './change-consent.ts'

vi.mock('../../../platform/session/session.ts')
vi.mock('../saving/send-setting.ts')

const answered = { kind: 'answered', data: {} } as const
const failed = { kind: 'failed', failure: { kind: 'network', isHandled: false } } as const

beforeEach(() => void vi.resetAllMocks())

it.each([true, false])('clears the browser’s health data when the data is erased: %s', async (erasesData) => {
  vi.mocked(sendSetting).mockResolvedValue(answered)
  expect(await withdrawConsent(erasesData)).toEqual({ kind: 'saved' })
  expect(clearHealthData).toHaveBeenCalledOnce()
})

it.each([
  ['forgets it', true, 1],
  ['keeps it', false, 0],
])('%s when the answer is lost: %s', async (_, isUnknown, times) => {
  vi.mocked(sendSetting).mockResolvedValue({ ...failed, isUnknown })
  await withdrawConsent(false)
  expect(clearHealthData).toHaveBeenCalledTimes(times)
})
