import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage'

/** TypeScript type of an argument of a text. */
export type ArgumentType = 'number' | 'Date' | 'string' | 'string | number'

/** One use of an argument in a text: its type and, for a plural, its forms. */
export interface MessageArgument {
  readonly name: string
  readonly type: ArgumentType
  readonly pluralForms?: readonly string[]
}

const TYPES: Readonly<Record<string, ArgumentType>> = {
  plural: 'number',
  selectordinal: 'number',
  number: 'number',
  date: 'Date',
  time: 'Date',
  select: 'string',
}

/** Every use of an argument in a compiled text, also inside the forms of a plural; `#` is not an argument. */
export function messageArguments(message: CompiledMessage): MessageArgument[] {
  return message.flatMap(tokenArguments)
}

function tokenArguments(token: CompiledMessageToken): MessageArgument[] {
  if (typeof token === 'string') return []
  const [name, kind, forms] = token
  const branches = isBranching(kind) && typeof forms === 'object' && forms !== null ? Object.entries(forms) : []
  const inner = branches.flatMap(([, branch]) => (isMessage(branch) ? messageArguments(branch) : []))
  const type = kind === undefined ? 'string | number' : (TYPES[kind] ?? 'string')
  const pluralForms = branches.map(([form]) => form).filter((form) => form !== 'offset')
  return [kind === 'plural' ? { name, type, pluralForms } : { name, type }, ...inner]
}

function isBranching(kind: string | undefined): boolean {
  return kind === 'plural' || kind === 'select' || kind === 'selectordinal'
}

/** Tells forms of a plural from its offset, which is a number. */
function isMessage(branch: unknown): branch is CompiledMessage {
  return Array.isArray(branch)
}
