import { expect, it } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'

it.each([
  ['none', []],
  ['127.0.0.1', ['127.0.0.1']],
  ['127.0.0.1, 10.0.0.0/8,2001:db8::/32', ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']],
])('accepts %s', (text, networks) => {
  expect(trustedProxies.parse(text)).toEqual(networks)
})

it.each(['', 'proxy.example', 'true', '1', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', 'none,127.0.0.1'])(
  'refuses %s',
  (text) => {
    expect(trustedProxies.safeParse(text).success).toBe(false)
  },
)

it.each([
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1,128.0.0.0/1',
  '::/1,8000::/1',
  '64.0.0.0/5',
  '2000::/3',
  // All of IPv4, written as IPv6.
  '::ffff:0:0/96',
  '::ffff:0.0.0.0/97',
  // Fastify reads the old form without ffff as the same range.
  '::0.0.0.0/97',
  '::/64',
  Array.from({ length: 8 }, (_, i) => `${20 + i}.0.0.0/8`).join(','),
])('refuses to trust almost everyone: %s', (text) => {
  expect(trustedProxies.safeParse(text).success).toBe(false)
})

it.each([
  '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,127.0.0.0/8',
  'fc00::/7,fe80::/10,::1',
  '::ffff:10.0.0.0/104',
  '10.0.0.0/8,10.0.0.0/8',
])('accepts private networks: %s', (text) => {
  expect(trustedProxies.safeParse(text).success).toBe(true)
})
