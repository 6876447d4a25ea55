import { expect, it } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'

it.each([
  ['none', []],
  ['127.0.0.1', ['127.0.0.1']],
  ['127.0.0.1, 10.0.0.0/8,2001:db8::/32', ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']],
])('takes %s', (text, networks) => {
  expect(trustedProxies.parse(text)).toEqual(networks)
})

it.each(['', 'proxy.example', 'true', '1', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', 'none,127.0.0.1'])(
  'refuses %s',
  (text) => {
    expect(trustedProxies.safeParse(text).success).toBe(false)
  },
)

it.each(['0.0.0.0/0', '::/0'])('refuses to trust everybody: %s', (text) => {
  expect(trustedProxies.safeParse(text).success).toBe(false)
})
