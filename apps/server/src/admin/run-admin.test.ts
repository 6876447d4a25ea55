import { describe, expect, it } from 'vitest'
import { done, type AdminCall, type AdminCommand } from './admin-command.ts'
import { runAdmin } from './run-admin.ts'

const calls: AdminCall[] = []
const count: AdminCommand = {
  name: 'beans count',
  usage: '<jar> [--dry-run] [--by <word>]',
  summary: 'Counts beans.',
  options: { 'dry-run': { type: 'boolean' }, by: { type: 'string' } },
  positionals: { least: 1, most: 1 },
  run: (call) => {
    calls.push(call)
    return Promise.resolve(done('7 beans'))
  },
}
const run = (...args: readonly string[]) => runAdmin(args, [count], () => Promise.reject(new Error('not asked for')))

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

  it.each([[[]], [['--help']], [['help']]])('shows all commands for %j', async (args) => {
    expect(await run(...args)).toMatchObject({ exitCode: 0, out: expect.stringContaining('beans count <jar>') })
  })

  it('shows one command with --help behind it', async () => {
    const { exitCode, out } = await run('beans', 'count', '--help')
    expect([exitCode, out.split('\n')[1]]).toEqual([0, '  Counts beans.'])
  })

  it.each([
    ['a command there is not', ['beans', 'eat'], 'There is no command "beans eat".'],
    ['half a command', ['beans'], 'There is no command "beans".'],
    ['an option there is not', ['beans', 'count', 'jar', '--quick'], "Unknown option '--quick'"],
    ['an option without its value', ['beans', 'count', 'jar', '--by'], "Option '--by <value>' argument missing"],
    ['too few arguments', ['beans', 'count'], 'It takes 1 arguments and got 0'],
    ['too many arguments', ['beans', 'count', 'a', 'b'], 'It takes 1 arguments and got 2'],
  ])('says what is wrong with %s, how it is meant, and exits with 2', async (_, args, message) => {
    const { exitCode, out, err } = await run(...args)
    expect([exitCode, out]).toEqual([2, ''])
    expect(err).toContain(message)
    expect(err).toContain('npm run admin -- beans count <jar>')
  })
})
