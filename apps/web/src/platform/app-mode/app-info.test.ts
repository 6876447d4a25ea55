import { expect, it } from 'vitest'
import { isAppInfo } from './app-info.ts'

it.each([{ type: 'app_info', os: 'ios' }, '{"type":"app_info","token":"x"}'])('knows the app by %j', (posted) => {
  expect(isAppInfo(posted)).toBe(true)
})

it.each([null, undefined, 7, '', 'app_info', '{', '"app_info"', [], { kind: 'app_info' }, { type: 'other' }])(
  'takes %j for no sign of the app',
  (posted) => {
    expect(isAppInfo(posted)).toBe(false)
  },
)
