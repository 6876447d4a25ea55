import type { CatalogueContent } from '../modules/catalogue/index.ts'
import type { Changes, OwnError } from '../modules/catalogue-import/index.ts'
import { findAlike, findUndrawn } from '../modules/pictures/index.ts'

/** Writes every error as file:line: message. Remedy. */
export const errorsText = (errors: readonly OwnError[]): string =>
  errors.map((error) => `${placeText(error)}: ${sentence(error.message)} ${sentence(error.remedy)}`).join('\n')

/** Ends a text with a full stop, unless it has a mark already. */
const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)

/** Options and folders have no line numbers. */
const placeText = (error: OwnError): string => {
  if (error.file === null) return 'the whole catalogue'
  return error.line === null ? error.file : `${error.file}:${error.line}`
}

/** More ids than this are summed up as a number. */
const MOST_NAMED = 10

/** The foods and meals that an import adds, changes and removes, by name when they are few. */
export function changesText(changes: { readonly foods: Changes; readonly meals: Changes }): string {
  const lines = (['foods', 'meals'] as const).flatMap((kind) =>
    (['added', 'changed', 'removed'] as const)
      .filter((what) => changes[kind][what].length > 0)
      .map((what) => `${kind} ${what}: ${idsText(changes[kind][what])}`),
  )
  return lines.length === 0 ? 'No changes.' : lines.join('\n')
}

/** What pictures do not show, show like something else or do not tell apart. Only reported, because operators cannot draw. */
export function undrawnText(content: CatalogueContent): string {
  const { foods, borrowing, formless, meals } = findUndrawn(content)
  const unseen = borrowing.filter(({ role }) => role === null)
  const seen = borrowing.filter(({ role }) => role !== null)
  return [
    ...told(
      'Foods without pieces of their own, drawn on plates like others of their role or category',
      seen.map(({ foodId, role }) => `${foodId} (${role})`),
    ),
    ...told(
      'Foods without pieces of their own, not shown on plates',
      unseen.map(({ foodId }) => foodId),
    ),
    ...told('Foods without a picture in lists', foods),
    ...told('Meals without a form, shown as an older drawing', formless),
    ...told('Meals whose older drawing is generic', meals),
    ...findAlike(content).flatMap((ids) => told('Meals whose older drawings look the same', ids)),
  ].join('\n')
}

const told = (what: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [`${what}: ${idsText(ids)}`]

const idsText = (ids: readonly string[]): string =>
  ids.length <= MOST_NAMED
    ? ids.join(', ')
    : `${ids.slice(0, MOST_NAMED).join(', ')} and ${ids.length - MOST_NAMED} more`
