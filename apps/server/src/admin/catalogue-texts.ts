import type { CatalogueContent } from '../modules/catalogue/index.ts'
import type { Changes, OwnFault } from '../modules/catalogue-import/index.ts'
import { findAlike, findUndrawn } from '../modules/pictures/index.ts'

/** Every fault as file:line: message. Remedy. */
export const faultsText = (faults: readonly OwnFault[]): string =>
  faults.map((fault) => `${placeText(fault)}: ${sentence(fault.message)} ${sentence(fault.remedy)}`).join('\n')

/** A question has its mark already. */
const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)

/** Options and folders have no lines. */
const placeText = (fault: OwnFault): string => {
  if (fault.file === null) return 'the whole catalogue'
  return fault.line === null ? fault.file : `${fault.file}:${fault.line}`
}

/** More ids than this are a number. */
const MOST_NAMED = 10

/** What an import adds, changes and takes out, by name where they are few. */
export function changesText(changes: { readonly foods: Changes; readonly meals: Changes }): string {
  const lines = (['foods', 'meals'] as const).flatMap((kind) =>
    (['added', 'changed', 'removed'] as const)
      .filter((what) => changes[kind][what].length > 0)
      .map((what) => `${kind} ${what}: ${idsText(changes[kind][what])}`),
  )
  return lines.length === 0 ? 'No changes.' : lines.join('\n')
}

/** What pictures do not show or do not tell apart; told, because operators cannot draw. */
export function undrawnText(content: CatalogueContent): string {
  const { foods, meals } = findUndrawn(content)
  return [
    ...(foods.length === 0 ? [] : [`Foods without a picture, not shown on plates: ${idsText(foods)}`]),
    ...(meals.length === 0 ? [] : [`Meals with a generic picture: ${idsText(meals)}`]),
    ...findAlike(content).map((ids) => `Meals that look the same: ${idsText(ids)}`),
  ].join('\n')
}

const idsText = (ids: readonly string[]): string =>
  ids.length <= MOST_NAMED
    ? ids.join(', ')
    : `${ids.slice(0, MOST_NAMED).join(', ')} and ${ids.length - MOST_NAMED} more`
