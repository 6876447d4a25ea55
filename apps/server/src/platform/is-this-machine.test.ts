import { expect, it } from 'vitest'
import { isThisMachine } from './is-this-machine.ts'

it.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'mail.localhost',
  'mail.localhost.',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.255.0.3',
  '0x7f.1',
  '0177.0.0.1',
  '2130706433',
  '0',
  '0.0.0.0',
  '::1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '::ffff:127.0.0.1',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '%31%32%37.0.0.1',
  '',
  '/var/run/postgresql',
  '%2Fvar%2Frun%2Fpostgresql',
])('%s is this machine', (host) => {
  expect(isThisMachine(host)).toBe(true)
})

it.each([
  'db.example',
  'localhost.example',
  'notlocalhost',
  '128.0.0.1',
  '10.0.0.1',
  '[2001:db8::1]',
  '[::ffff:10.0.0.1]',
  '[::2]',
  'a b',
  '127.0.0.1.example',
])('%s is another machine', (host) => {
  expect(isThisMachine(host)).toBe(false)
})
