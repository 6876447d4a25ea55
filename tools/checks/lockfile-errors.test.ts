import { describe, expect, it } from 'vitest'
import { lockfileErrors } from './lockfile-errors.ts'

const SOUND = {
  '': { name: 'dayplate' },
  'packages/units': { name: '@dayplate/units' },
  'node_modules/@dayplate/units': { resolved: 'packages/units', link: true },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-AAAA' },
}

const errorsOf = (packages: object): readonly string[] => lockfileErrors(JSON.stringify({ packages }))

describe('the lock file', () => {
  it('is accepted when every package but the workspaces has an integrity and no registry', () => {
    expect(errorsOf(SOUND)).toEqual([])
  })

  it('is refused for a package that would be installed unchecked', () => {
    expect(errorsOf({ ...SOUND, 'apps/web/node_modules/zod': { version: '3.0.0' } })).toEqual([
      'apps/web/node_modules/zod has no integrity',
    ])
  })

  it('is refused for a package bound to one registry', () => {
    const resolved = 'https://registry.example/zod.tgz'
    expect(errorsOf({ ...SOUND, 'node_modules/zod': { integrity: 'sha512-AAAA', resolved } })).toEqual([
      `node_modules/zod has resolved: ${resolved}`,
    ])
  })

  it('is refused when it lists no installed packages', () => {
    expect(errorsOf({ '': { name: 'dayplate' } })).toEqual(['no package is locked'])
  })
})
