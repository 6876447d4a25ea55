import { macroColour, type MacroName } from './macro-colour.ts'
import styles from './macro-dot.module.css'

/** The coloured dot beside a macro's name. The name says which one it is; the dot only ties it to the bar. */
export function MacroDot({ macro }: { readonly macro: MacroName }) {
  return <i className={styles.dot} style={{ background: macroColour(macro) }} aria-hidden="true" />
}
