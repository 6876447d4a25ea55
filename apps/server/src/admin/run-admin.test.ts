import { describe, expect, it } from 'vitest'
import { done, type AdminCall, type AdminCommand } from './admin-command.ts'
import { runAdmin } from './run-admin.ts'

const calls: AdminCall[] = []
const count: AdminCommand = {
  name: 'beans count',
  writes: true,
  usage: '<jar> [--dry-run] [--by <word>]',
  summary: 'Counts beans.',
  example: 'jam --by colour',
  options: { 'dry-run': { type: 'boolean' }, by: { type: 'string' } },
  arguments: [{ name: '<jar>', takes: 'takes the name of a jar' }],
  run: (call) => {
    calls.push(call)
    return Promise.resolve(done('7 beans'))
  },
}
const eat: AdminCommand = { ...count, name: 'peas eat', run: () => Promise.reject(new TypeError('peas')) }
const run = (...args: readonly string[]) =>
  runAdmin(args, [count, eat], () => Promise.reject(new Error('not asked for')))

/** The error message without the help below it. */
const errorOf = (err: string): string => err.split('\n\n')[0] ?? ''

describe('runAdmin', () => {
  it('runs the command of two words with its options and arguments', async () => {
    expect(await run('beans', 'count', 'jar', '--by', 'colour', '--dry-run')).toEqual({
      exitCode: 0,
      out: '7 beans',
      err: '',
    })
    const [call] = calls
    expect([call?.positionals, call?.text('by'), call?.isSet('dry-run')]).toEqual([['jar'], 'colour', true])
  })

  it.each([[[]], [['--help']], [['-h']], [['help']]])('shows the help of all commands for %j', async (args) => {
    expect(await run(...args)).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/beans count <jar>[^]*peas eat/),
    })
  })

  it.each([[['beans']], [['beans', '--help']], [['--help', 'beans']], [['help', 'beans']]])(
    'shows the help of the commands that begin with a word for %j, each with an example',
    async (args) => {
      const { exitCode, out } = await run(...args)
      expect([exitCode, out.split('\n').at(-1)]).toEqual([
        0,
        '  For example: npm run admin -- beans count jam --by colour',
      ])
      expect(out).not.toContain('peas')
    },
  )

  it.each([
    [['beans', 'count', '--help']],
    [['beans', 'count', 'jar', '--by', '--help']],
    [['help', 'beans', 'count']],
    [['beans', '-h', 'count']],
  ])('shows the help of one command for %j', async (args) => {
    const { exitCode, out } = await run(...args)
    expect([exitCode, out.split('\n')[1]]).toEqual([0, '  Counts beans.'])
  })

  it.each([
    [['beans', 'cuont'], 'No command "beans cuont". Did you mean "beans count"?'],
    [['bean', 'count', 'jar'], 'No command "bean count". Did you mean "beans count"?'],
    [['baens'], 'No command "baens". Did you mean "beans"?'],
    [['help', 'baens'], 'No command "baens". Did you mean "beans"?'],
    [['x'.repeat(2_000)], `No command "${'x'.repeat(40)}…". Nothing was changed.\n`],
    [['beans', 'co\0unt'], 'No command "beans co\\u0000unt".'],
    [['beans', '--bogus'], 'beans has no option --bogus. Nothing was changed.\n'],
    [['--jar', 'beans'], 'No command "--jar beans".'],
    [[''], 'No command "".'],
  ])('reports that there is no command %j, and suggests a similar one', async (args, message) => {
    const outcome = await run(...args)
    expect(outcome).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(message) })
    expect(errorOf(outcome.err)).toMatch(/ Nothing was changed\.$/)
  })

  it.each([
    ['an option there is not', ['jar', '--quick', '5'], 'No option "--quick".'],
    ['a slip in an option', ['jar', '--dry-rum'], 'No option "--dry-rum". Did you mean --dry-run?'],
    ['an option of every object', ['jar', '--constructor=x'], 'No option "--constructor".'],
    ['an option without its value', ['jar', '--by'], '--by needs a value.'],
    ['an option in place of a value', ['jar', '--by', '--dry-run'], '--by needs a value.'],
    ['an option given twice', ['jar', '--by', 'a', '--by', 'b'], '--by is given more than once. Give it once.'],
    ['a value that none is taken of', ['jar', '--dry-run=no'], '--dry-run takes no value, not "no".'],
    ['an empty value', ['jar', '--by', ' '], '--by is empty.'],
    ['a NUL', ['jar', '--by', 'a\0'], '--by contains a control character: "a\\u0000".'],
    ['a sign for terminals', ['\u009b31m'], '<jar> contains a control character: "\\u{9b}31m".'],
    ['a very long text', ['x'.repeat(10_001)], '<jar> takes at most 10000 characters, not 10001.'],
    ['too few arguments', [], '<jar> is missing: it takes the name of a jar.'],
    ['too many arguments', ['a', 'b'], '"b" is one word too many.'],
    ['several errors at once', ['--quick', '--by'], '\n--by needs a value'],
  ])('explains what is wrong with %s and exits with 2', async (_, args, message) => {
    const { exitCode, out, err } = await run('beans', 'count', ...args)
    expect([exitCode, out]).toEqual([2, ''])
    expect(err).toContain(message)
    expect(err).toContain('npm run admin -- beans count <jar>')
    expect(errorOf(err)).toMatch(/ Nothing was changed\.$/)
  })

  it('says nothing about changes after a wrong call of a command that only reads', async () => {
    const reading = { ...count, writes: false }
    const { err } = await runAdmin(['beans', 'count'], [reading], () => Promise.reject(new Error('not asked for')))
    expect(errorOf(err)).toBe('<jar> is missing: it takes the name of a jar.')
  })

  it('reads a value that begins with a dash, so that the option itself can refuse it', async () => {
    await run('beans', 'count', 'jar', '--by', '-1')
    expect(calls.at(-1)?.text('by')).toBe('-1')
  })

  it('rethrows an unexpected error', async () => {
    await expect(run('peas', 'eat', 'jar')).rejects.toThrow('peas')
  })
})
