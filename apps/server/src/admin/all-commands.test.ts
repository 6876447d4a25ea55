import { readFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { describe, expect, it } from 'vitest'
import { done } from './admin-command.ts'
import { allCommands } from './all-commands.ts'
import { exampleOf } from './help-texts.ts'
import { runAdmin } from './run-admin.ts'

const commands = allCommands({ randomBytes: (size) => new Uint8Array(size), erasedPeopleFile: devNull })
const callsIn = (file: string): string[] => {
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
  return text.split('\n').flatMap((line) => (line.startsWith('npm run admin -- ') ? [line.replace(/ +#.*/, '')] : []))
}
const wordsOf = (call: string): string[] =>
  [...call.replace('npm run admin -- ', '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? '',
  )

describe('the page for operators', () => {
  it('shows each command once, with the example that its help shows', () => {
    expect(callsIn('docs/operators.md').toSorted()).toEqual(commands.map(exampleOf).toSorted())
  })
})

it.each([...callsIn('docs/operators.md'), ...callsIn('docs/own-catalogue.md'), ...callsIn('docs/going-live.md')])(
  'parses the command in "%s"',
  async (call) => {
    const { exitCode, err } = await runAdmin(wordsOf(call), commands, () => Promise.resolve(done('reached')))
    expect(exitCode, err).not.toBe(2)
  },
)

/** All other commands change the database or write a file. */
const READING = [
  'accounts find',
  'catalogue check',
  'codes list',
  'contact list',
  'contact show',
  'grants list',
  'mails list',
  'plans replay',
  'products list',
  'promo-codes list',
]

describe('a call with a wrong option', () => {
  it('says nothing about changes for commands that only read', () => {
    expect(commands.flatMap(({ name, writes }) => (writes ? [] : [name])).toSorted()).toEqual(READING)
  })

  it.each(commands.map(({ name, writes }) => [name, writes]))(
    'tells that nothing was changed after a wrong call of "%s": %s',
    async (name, writes) => {
      const call = [...name.split(' '), '--no-such-option']
      const { exitCode, err } = await runAdmin(call, commands, () => Promise.reject(new Error('not asked for')))
      expect([exitCode, (err.split('\n\n')[0] ?? '').endsWith(' Nothing was changed.')]).toEqual([2, writes])
    },
  )
})
