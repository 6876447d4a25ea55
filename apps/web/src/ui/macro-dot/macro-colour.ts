/** The nutrients with their own colour. */
export type MacroName = 'protein' | 'fat' | 'carbs'

/** The colour of a macro in the current theme. */
export const macroColour = (macro: MacroName): string => `var(--${macro})`
