import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv4 address written as IPv6 in groups', '::ffff:cb00:7107', '203.0.113.7'],
  ['an IPv4 address written as IPv6 at length', '0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
  ['an IPv4 address with a port', '203.0.113.7:50001', '203.0.113.7'],
  ['an IPv6 address with a port', '[2001:db8::1]:50001', '2001:db8:0:0::/64'],
  ['an IPv4 address written as IPv6, with a port', '[::ffff:203.0.113.7]:50001', '203.0.113.7'],
  ['an IPv6 address in brackets', '[2001:db8::1]', '2001:db8:0:0::/64'],
  ['a short IPv6 address', '2001:db8::1', '2001:db8:0:0::/64'],
  ['a long IPv6 address', '2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['an address of a link', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
])('maps %s to its network', (_, address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('gives two addresses of one IPv6 network the same network', () => {
  expect(networkOf('2001:db8:1:2:3::4')).toBe(networkOf('2001:db8:1:2::5'))
})

it.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113.7:x',
  '203.0.113.300',
  '[2001:db8::1',
  '2001:db8::1::2',
  '1.2.3.4, 5.6.7.8',
  'a'.repeat(9_000),
])('gives every unreadable address the same network: %s', (address) => {
  expect(networkOf(address)).toBe('unknown')
})
