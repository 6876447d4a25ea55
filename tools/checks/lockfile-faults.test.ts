import { describe, expect, it } from 'vitest'
import { lockfileFaults } from './lockfile-faults.ts'

const SOUND = {
  '': { name: 'dayplate' },
  'packages/units': { name: '@dayplate/units' },
  'node_modules/@dayplate/units': { resolved: 'packages/units', link: true },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-AAAA' },
}

const faultsOf = (packages: object): readonly string[] => lockfileFaults(JSON.stringify({ packages }))

describe('the lock file', () => {
  it('is sound when all but our own packages have their integrity alone', () => {
    expect(faultsOf(SOUND)).toEqual([])
  })

  it('is refused for a package that would be installed unchecked', () => {
    expect(faultsOf({ ...SOUND, 'apps/web/node_modules/zod': { version: '3.0.0' } })).toEqual([
      'apps/web/node_modules/zod has no integrity',
    ])
  })

  it('is refused for a package bound to one registry', () => {
    const resolved = 'https://registry.example/zod.tgz'
    expect(faultsOf({ ...SOUND, 'node_modules/zod': { integrity: 'sha512-AAAA', resolved } })).toEqual([
      `node_modules/zod has resolved: ${resolved}`,
    ])
  })

  it('is refused when it locks nothing', () => {
    expect(faultsOf({ '': { name: 'dayplate' } })).toEqual(['no package is locked'])
  })
})
