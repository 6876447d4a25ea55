import { nearestName } from '@dayplate/catalogue/compile'
import {
  done,
  misused,
  refused,
  type AdminCall,
  type AdminCommand,
  type AdminOutcome,
  type WithDatabase,
} from './admin-command.ts'
import { ADMIN, allHelp, commandHelp, groupHelp } from './help-texts.ts'
import { outsideFailure } from './outside-failure.ts'
import { quoteValue } from './quote-value.ts'
import { readWords, type ReadWords } from './read-words.ts'

/** Finds the command of the first words, reads its options and runs it, or prints the requested help. */
export async function runAdmin(
  args: readonly string[],
  commands: readonly AdminCommand[],
  withDatabase: WithDatabase,
): Promise<AdminOutcome> {
  const isHelp = args[0] === 'help' || args.some(isHelpOption)
  const words = args.slice(args[0] === 'help' ? 1 : 0).filter((word) => !isHelpOption(word))
  const command = findCommand(words, commands)
  if (command === undefined) return helpFor(words, commands)
  return isHelp ? done(commandHelp(command)) : run(command, words.slice(command.name.split(' ').length), withDatabase)
}

/** The command a call begins with. Most names have two words, some one. */
export const findCommand = (words: readonly string[], commands: readonly AdminCommand[]): AdminCommand | undefined =>
  commands.find(({ name }) => name === words.slice(0, 2).join(' ')) ?? commands.find(({ name }) => name === words[0])

const isHelpOption = (word: string): boolean => word === '--help' || word === '-h'

/** The help for words that are not a command but may be the first word of some. */
function helpFor(words: readonly string[], commands: readonly AdminCommand[]): AdminOutcome {
  const [first, second] = words
  if (first === undefined) return done(allHelp(commands))
  const group = commands.filter(({ name }) => name.startsWith(`${first} `))
  if (group.length > 0 && second === undefined) return done(groupHelp(group))
  if (group.length > 0 && second?.startsWith('-') === true) {
    return misused(`${first} has no option ${shownOption(second)}. Nothing was changed.\n\n${groupHelp(group)}`)
  }
  const asked = second === undefined ? first : `${first} ${second}`
  const near = nearestOf(asked, commands, second === undefined)
  const hint = near === null ? '' : ` Did you mean "${near}"?`
  const help = group.length > 0 ? groupHelp(group) : `${ADMIN} --help shows all commands.`
  return misused(`No command ${quoteValue(asked)}.${hint} Nothing was changed.\n\n${help}`)
}

/** The option unquoted when it contains no character that could mislead a terminal or a reader. */
const shownOption = (option: string): string => (/^-[\w-]{1,30}$/.test(option) ? option : quoteValue(option))

/** A longer word is no typing mistake. */
const MOST_LETTERS = 50

function nearestOf(asked: string, commands: readonly AdminCommand[], isOneWord: boolean): string | null {
  if (asked.length > MOST_LETTERS) return null
  const names = commands.map(({ name }) => (isOneWord ? name.replace(/ .*/, '') : name))
  return nearestName(asked, names)
}

async function run(command: AdminCommand, words: readonly string[], withDatabase: WithDatabase): Promise<AdminOutcome> {
  const read = readWords(command, words)
  const outcome = read.kind === 'misused' ? misused(read.errors.join('\n')) : await runRead(command, read, withDatabase)
  return outcome.exitCode === 2 ? misused(`${usageError(command, outcome.err)}\n\n${commandHelp(command)}`) : outcome
}

/** Adds that nothing was changed, so that an operator who mistyped a writing command need not check. */
const usageError = ({ writes }: AdminCommand, error: string): string =>
  writes ? `${error} Nothing was changed.` : error

type Read = Extract<ReadWords, { kind: 'read' }>

async function runRead(command: AdminCommand, read: Read, withDatabase: WithDatabase): Promise<AdminOutcome> {
  try {
    return await command.run(callOf(read, withDatabase))
  } catch (error) {
    const sentence = outsideFailure(error)
    if (sentence === null) throw error
    return refused(sentence)
  }
}

const callOf = ({ values, positionals }: Read, withDatabase: WithDatabase): AdminCall => ({
  positionals,
  text: (option) => {
    const value = values.get(option)
    return typeof value === 'string' ? value : null
  },
  isSet: (option) => values.get(option) === true,
  withDatabase,
})
