/** Joins the class names that apply, so that a component can write `classNames(styles.root, isBlock && styles.block)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
