import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'
import { widerNetworks } from './wider-networks.ts'

it.each([
  ['an IPv6 network', '2001:db8:1:1234:5::6', '2001:db8:1:1200::/56', '2001:db8:1::/48'],
  ['one with a short subnet', '2001:db8::1', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['an IPv4 address, which is a home already', '203.0.113.7', null, '203.0.113.0/24'],
  ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', null, '203.0.113.0/24'],
  ['what cannot be read', 'unknown', null, null],
])('finds the site and the range of %s', (_, address, site, range) => {
  expect(widerNetworks(networkOf(address))).toEqual({ site, range })
})

it('puts only neighbours into one site and one range', () => {
  const [here, sameSite, sameRange, elsewhere] = [
    '2001:db8:1:1200::1',
    '2001:db8:1:12ff::1',
    '2001:db8:1:1300::1',
    '2001:db8:2:1200::1',
  ].map((address) => widerNetworks(networkOf(address)))
  expect(sameSite).toEqual(here)
  expect([sameRange?.site === here?.site, sameRange?.range === here?.range]).toEqual([false, true])
  expect(elsewhere?.range).not.toBe(here?.range)
})
