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
  '"%s" is called rightly',
  async (call) => {
    const { exitCode, err } = await runAdmin(wordsOf(call), commands, () => Promise.resolve(done('reached')))
    expect(exitCode, err).not.toBe(2)
  },
)
