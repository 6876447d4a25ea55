import { macroColour, type MacroName } from './macro-colour.ts'
import styles from './macro-dot.module.css'

/** The coloured dot beside a macro's name, which connects the name with the bar. */
export function MacroDot({ macro }: { readonly macro: MacroName }) {
  return <i className={styles.dot} style={{ background: macroColour(macro) }} aria-hidden="true" />
}
