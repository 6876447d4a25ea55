import { expect, it } from 'vitest'
import { readHostMessage } from './read-host-message.ts'

it.each([{ type: 'app_info', os: 'ios' }, '{"type":"app_info","os":"ios"}'])('reads %j', (posted) => {
  expect(readHostMessage(posted)).toEqual({ type: 'app_info', os: 'ios' })
})

it.each([null, undefined, 7, '', 'app_info', '{', '"app_info"', [], { kind: 'app_info' }, { type: 7 }])(
  'returns null for %j, which is no message of the app',
  (posted) => {
    expect(readHostMessage(posted)).toBeNull()
  },
)
