import { reportError } from '../../../platform/errors/report-error.ts'
import { readTranslator } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'

/**
 * The newest version of each row that a change of this tab made, because a second press must not carry the version from before the
 * first.
 */
const versions = new Map<string, number>()

export const seenVersion = (key: string, version: number | null): number | null =>
  version === null ? null : Math.max(version, versions.get(key) ?? 0)

export function noteVersion(key: string, version: number): void {
  versions.set(key, version)
}

type Told =
  | 'shopping-list/other-device'
  | 'shopping-list/mark/gone'
  | 'shopping-list/mark/no-access'
  | 'shopping-list/mark/failed'
  | 'shopping-list/too-many-items'

/** Texts: `shopping-list`. */
export const say = (id: Told): void => showToast({ text: readTranslator().t(id) })

export function giveUp(report: string): void {
  reportError(new Error(report))
  say('shopping-list/mark/failed')
}
